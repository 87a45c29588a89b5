import { LOST } from 'feeds/polled/meantText';
import { MAX_GOALS } from '../../store/results/resultOf';
import type { ImportedResult } from '../importedResult';
import { createListed } from '../season/createListed';

/** A result and its place in the file, such as `line 17`. */
type Found = { place: string; result: ImportedResult };

export type Skipped = { place: string; reason: string };

/** What a file has: results, and what is left out and why. */
export type FoundResults = { results: ImportedResult[]; skipped: Skipped[] };

/** A file that cannot be imported; the message is one line for the operator. */
export class ResultFileError extends Error {
  override readonly name = 'ResultFileError';
}

const LONGEST_NAME = 100;

/** Characters that no name has and a store may not hold. */
const ODD = /\p{Control}|\p{Surrogate}/u;

/**
 * Sorts out what is no result: of the future, of one team, of impossible goals, and the same match again.
 *
 * @param now unix seconds
 */
export function soundResults(found: readonly Found[], now: number): FoundResults {
  const results: ImportedResult[] = [];
  const skipped: Skipped[] = [];
  const listed = createListed();
  const doubledOf = ({ home, away, kickOff }: ImportedResult, place: string) => {
    const same = listed({ home: home.knownAs, away: away.knownAs, kickOff }, place);
    return same && `the same teams within a day as ${same}`;
  };
  for (const { place, result } of found) {
    const reason = flawOf(result, now) ?? doubledOf(result, place);
    if (reason) skipped.push({ place, reason });
    else results.push(result);
  }
  return { results, skipped };
}

function flawOf({ home, away, kickOff, score, competition }: ImportedResult, now: number): string | undefined {
  const names = [home.name, home.knownAs, away.name, away.knownAs, competition];
  if (names.some((name) => name.trim() === '')) return 'a name is missing';
  if (names.some((name) => name.length > LONGEST_NAME || ODD.test(name)))
    return `expected names of up to ${LONGEST_NAME} characters`;
  const lost = names.find((name) => name.includes(LOST));
  if (lost !== undefined) return `expected names in UTF-8, got ${JSON.stringify(lost)}`;
  if (home.knownAs === away.knownAs) return 'a team cannot play against itself';
  if (kickOff > now) return 'it is still to come';
  if (score.some((goals) => !Number.isInteger(goals) || goals < 0 || goals > MAX_GOALS))
    return `expected goals from 0 to ${MAX_GOALS}, got ${score.join(' and ')}`;
  return undefined;
}
