import * as v from 'valibot';
import { isRemoteName } from '../contract/pointer';
import { integer, optional, text } from '../decode/fields';
import { leaveOut, validItems } from '../decode/leftOut';
import { MAX_FAULTS } from './beaconLimits';
import { FAULT_KINDS } from './faultKinds';

/** An opaque text that only our servers can make; it names the view and its time, and not the visitor. */
export const viewToken = v.pipe(text, v.regex(/^[\w.-]{1,120}$/, 'the view of a page'));

/** A pattern of a page, never its address. */
export const routeSchema = v.pipe(text, v.regex(/^\/[a-z0-9/:*-]{0,60}$/, 'a route pattern such as /news/:id'));

const partName = v.pipe(
  text,
  v.check((name) => name === 'shell' || isRemoteName(name), 'shell, or the name of a remote such as mfe-scores'),
);
const releaseName = v.pipe(text, v.regex(/^\w[\w.-]{0,79}$/, 'a release such as 1.2.0-ab12cd'));

const partSchema = v.object({ remote: partName, release: releaseName });
export type PartOnPage = v.InferOutput<typeof partSchema>;

/** The browser takes the live release, and is compared with those that take the candidate (`groupOf`). */
const group = {
  isControl: v.optional(v.boolean('true or false')),
  /**
   * In each step of a candidate a browser counts once: with its first page load, with its first fault, and with the
   * measurements of its second page load, since at the first one the candidate's files come from the network.
   * Such a message is called a report; on the wire it keeps its former name.
   */
  isWitness: v.optional(v.boolean('true or false')),
};
export type InGroup = { readonly isControl?: boolean | undefined; readonly isWitness?: boolean | undefined };

/** A release that a page has, or tried to have. */
export const partOnPageSchema = v.object({ ...partSchema.entries, ...group });
export type ShownPart = v.InferOutput<typeof partOnPageSchema>;

/** A release whose page was measured. */
export const measuredPartSchema = v.object({
  ...partOnPageSchema.entries,
  /** It came after the first content, so what is measured of the page's start is not its own. */
  isLate: optional(v.boolean('true or false')),
});
export type MeasuredPart = v.InferOutput<typeof measuredPartSchema>;

const oftenInAView = `from 1 to ${MAX_FAULTS}`;

/** How often something happened on a page since its last message. It has no message text, and nothing of the visitor. */
export const faultCountSchema = v.object({
  ...partOnPageSchema.entries,
  /** A kind that this reader does not know is a newer one. */
  kind: v.fallback(v.picklist(FAULT_KINDS), 'unexpected'),
  route: routeSchema,
  count: v.pipe(integer, v.minValue(1, oftenInAView), v.maxValue(MAX_FAULTS, oftenInAView)),
});
export type FaultCount = v.InferOutput<typeof faultCountSchema>;

/** A list that may be missing, without its unreadable items, and without those beyond the limit: they are left out. */
export function mostItems<T>(name: string, schema: v.GenericSchema<unknown, T>, limit: number) {
  return v.pipe(
    v.nullish(validItems(name, schema), () => []),
    v.transform((items) => {
      for (const item of items.slice(limit)) leaveOut(name, `at most ${limit}`, item);
      return items.slice(0, limit);
    }),
  );
}
