import { numeric, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** The first line says so. A newer format has another number. */
export const FORMAT = 'tyso-feed-recording/1';
export const ANY_FORMAT = /^tyso-feed-recording\/\d+$/;

/** A recording has so many bytes unpacked at most: a replay reads it as one. */
export const MAX_BYTES = 200_000_000;

/** Stands in place of each secret. */
export const LEFT_OUT = 'left-out';

/** Unix seconds, with fractions. */
const moment = v.pipe(numeric, v.minValue(0, 'unix seconds'));

const texts = v.record(v.string(), text);

export const headerSchema = v.object({
  format: v.literal(FORMAT, `"${FORMAT}"`),
  /** Identifies the recording. */
  id: v.pipe(text, v.regex(/^[\w-]{8,64}$/, 'an id of 8 to 64 letters')),
  startedAt: moment,
  /** The variables of the feed, secrets left out. */
  variables: texts,
  /** Content of `FEED_TABLE`, if there was one. */
  table: v.optional(text),
});

/** The first line of a recording. */
export type RecordingHeader = v.InferOutput<typeof headerSchema>;

/** Bytes are a text where they are UTF-8, else base64. */
const bytes = { text: v.optional(text), base64: v.optional(text) };

const common = { at: moment, feed: text };
const asked = { ...common, askedAt: moment, method: text, url: text };

export const entrySchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('answer'), ...asked, status: v.pipe(numeric, v.integer()), headers: texts, ...bytes }),
    v.object({ kind: v.literal('failure'), ...asked, message: text }),
    /** A number that the feed drew, such as for a pause. */
    v.object({ kind: v.literal('chance'), ...common, value: numeric }),
    /** `line` counts the subscriptions of the feed. */
    v.object({ kind: v.literal('opened'), ...common, line: numeric }),
    v.object({ kind: v.literal('message'), ...common, line: numeric, ...bytes }),
    v.object({ kind: v.literal('lost'), ...common, line: numeric, message: text }),
    /** The recording ended in order. */
    v.object({ kind: v.literal('end'), at: moment }),
  ],
  'an entry with a kind: answer, failure, chance, opened, message, lost or end',
);

/** A line of a recording: what came from a feed, and when. */
export type RecordedEntry = v.InferOutput<typeof entrySchema>;
export type RecordedAnswer = Extract<RecordedEntry, { kind: 'answer' | 'failure' }>;

/** Bytes as they stand in an entry. */
export function packBytes(given: Uint8Array): { text: string } | { base64: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(given) };
  } catch {
    return { base64: Buffer.from(given).toString('base64') };
  }
}

export function unpackBytes(packed: { text?: string | undefined; base64?: string | undefined }): Uint8Array {
  return packed.base64 === undefined ? Buffer.from(packed.text ?? '', 'utf8') : Buffer.from(packed.base64, 'base64');
}
