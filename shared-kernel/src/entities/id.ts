import * as v from 'valibot';
import { optional } from '../decode/fields';

/**
 * The id of a match, team, competition, country or player: opaque, and compared as text (M18).
 *
 * Each id has one form here, so that `===`, sets and maps compare ids as texts: a whole number from 1 on is a number,
 * whether it came as `12` or `"12"`; anything else is a text. Not all ids are texts, because remotes released for the
 * same contract expect plain ids as numbers.
 */
export type Id = number | string;

const PLAIN = /^[1-9]\d{0,15}$/;

/** Half of a surrogate pair: neither an address nor a storage can hold it. */
const BROKEN_CHARACTER = /\p{Cs}/u;

/** Longer than any feed's, and short enough for an address. */
const MAX_CHARACTERS = 500;

/** The canonical form of an id; `undefined` when the value is no id. */
export function toId(raw: unknown): Id | undefined {
  // Beyond these JSON has already rounded the number: two ids would become one.
  if (typeof raw === 'number') return Math.abs(raw) <= Number.MAX_SAFE_INTEGER ? idOf(String(raw)) : undefined;
  const isText = typeof raw === 'string' && raw !== '' && raw.length <= MAX_CHARACTERS && !BROKEN_CHARACTER.test(raw);
  return isText ? idOf(raw) : undefined;
}

function idOf(text: string): Id {
  const number = PLAIN.test(text) ? Number(text) : 0;
  return number > 0 && Number.isSafeInteger(number) ? number : text;
}

const EXPECTED = `an id: a text of 1 to ${MAX_CHARACTERS} characters, or a number that JavaScript holds exactly`;

/** Decodes an {@link Id}. */
export const id = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Id>(({ dataset, addIssue, NEVER }) => {
    const value = toId(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: EXPECTED });
    return NEVER;
  }),
);

const NOBODY: ReadonlySet<unknown> = new Set(['', '0', 0]);

/** The id of an optional record: vendors send 0 or nothing for none. */
export const idOrNone = optional(
  v.pipe(
    v.unknown(),
    v.transform((raw) => (NOBODY.has(raw) ? undefined : raw)),
    v.optional(id),
  ),
);

/** A total order that is the same for all visitors: plain ids by number, then all others by text. */
export function compareIds(one: Id, other: Id): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'number') return -1;
  if (typeof other === 'number') return 1;
  return one < other ? -1 : Number(one > other);
}
