import { decode } from 'shared-kernel/decode/decode';
import { optional, text } from 'shared-kernel/decode/fields';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import { type HistoryLine, toLine } from '../changes/history';
import type { LiveName } from '../pointers/liveName';
import { decodePointer, MOST_BYTES, type Pointer } from '../pointers/pointerFile';
import { BucketError } from './bucketError';
import type { Bucket } from './openBucket';

/** Older changes are an object each. */
const KEPT = 20;

const objectSchema = v.object({
  schema: v.literal(1, 'schema 1'),
  pointer: v.unknown(),
  /** Lines as in the history of a data folder, oldest first. */
  history: v.array(v.unknown(), 'a list of changes'),
  leaving: v.nullish(v.array(text, 'a list of releases'), []),
  pruning: optional(text),
});

/** A pointer in the bucket, with the changes that led to it: one object, so that it is replaced in one step. */
export type SharedPointer = {
  readonly kind: 'found';
  readonly pointer: Pointer;
  /** As it stands there, with what only a newer version knows. */
  readonly text: string;
  /** Oldest first, one JSON text each. */
  readonly history: readonly string[];
  readonly etag: string;
  /** Releases that are being removed: the pointer is not to turn to them. */
  readonly leaving: readonly string[];
  /**
   * Names the last pruning and stays when it is over: an ETag is of the content, so a pointer that says again what it
   * said before would pass for the one that somebody read before a release was removed.
   */
  readonly pruning: string | undefined;
};

export const keyOfPointer = (name: LiveName) => `live/${name}.json`;

/** An object that is no pointer, or one of a newer version. */
export type Unreadable = { readonly kind: 'unreadable'; readonly error: BucketError; readonly etag: string };

/** @param known the ETag of what the caller has */
export async function readShared(
  bucket: Bucket,
  name: LiveName,
  known?: string,
): Promise<SharedPointer | Unreadable | { readonly kind: 'same' | 'none' }> {
  const found = await bucket.get(keyOfPointer(name), MOST_BYTES, known);
  if (found.kind !== 'found') return found;
  try {
    const {
      pointer: raw,
      history,
      leaving,
      pruning,
    } = decode(objectSchema, JSON.parse(found.body.toString()), keyOfPointer(name));
    const whole = textOf(raw);
    const pointer = decodePointer(name, whole);
    const lines = history.map((line) => JSON.stringify(line));
    return { kind: 'found', pointer, text: whole, history: lines, etag: found.etag, leaving, pruning };
  } catch (error) {
    const why = `${bucket.called}/${keyOfPointer(name)} cannot be read (${toError(error).message}): the next change of ${name} replaces it.`;
    return { kind: 'unreadable', error: new BucketError('damaged', why), etag: found.etag };
  }
}

/**
 * What is to be put in place of a pointer, and the changes that find no place in it any more.
 *
 * @param pointer as JSON, with what only a newer version knows
 */
export function nextObject(
  pointer: string,
  { history, leaving, pruning }: Pick<SharedPointer, 'history' | 'leaving' | 'pruning'>,
  line?: HistoryLine,
) {
  const all = line ? [...history, JSON.stringify(line)] : history;
  const lines: unknown[] = all.slice(-KEPT).map((one) => JSON.parse(one));
  const beside = { history: lines, ...(leaving.length > 0 ? { leaving } : {}), pruning };
  const body = textOf({ schema: 1, pointer: JSON.parse(pointer), ...beside });
  return { body: Buffer.from(body), older: all.slice(0, -KEPT) };
}

/** The last change, for a message. */
export function lastLine({ history }: Pick<SharedPointer, 'history'>): HistoryLine | undefined {
  return toLine(history.at(-1) ?? '');
}

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
