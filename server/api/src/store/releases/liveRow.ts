import { liveNameSchema } from 'server-shared/releases/liveAnswer';
import { SLOT_NAMES } from 'shared-kernel/contract/slotName';
import { decode } from 'shared-kernel/decode/decode';
import { integer, optional, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const share = v.pipe(integer, v.minValue(1, 'a share from 1 to 100'), v.maxValue(100, 'a share from 1 to 100'));

const rowSchema = v.pipe(
  v.object({
    name: liveNameSchema,
    release: text,
    previous: optional(text),
    is_on: v.boolean(),
    is_drawn: v.boolean(),
    candidate: optional(text),
    share: optional(share),
    step_since: optional(text),
    ceded: v.array(v.picklist(SLOT_NAMES, 'a slot name'), 'a list of slots'),
    is_watched: v.boolean(),
    changed_at: text,
    version: integer,
  }),
  v.check(
    ({ candidate, share, step_since }) =>
      new Set([candidate, share, step_since].map((one) => one === undefined)).size === 1,
    'candidate, share and step_since together, or none of them',
  ),
);

/** What is live of a name: one row. */
export type LiveRow = Readonly<v.InferOutput<typeof rowSchema>>;

/** @throws DecodeError such as `At live.mfe-ads.share: expected a share from 1 to 100, got 7000` */
export function decodeRow(raw: { readonly name: string }): LiveRow {
  return decode(rowSchema, raw, `live.${raw.name}`);
}
