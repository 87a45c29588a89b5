import type { UnsurePair } from '../provider';
import { unsureWords } from './unsurePairs';

/** What an operator reads of pairs that are not sure, each with what may stand in the table of names. */
export function listPairs(pairs: readonly UnsurePair[]): string[] {
  if (pairs.length === 0) return ['No match is in doubt.'];
  return pairs.flatMap((pair) => [unsureWords(pair), ...suggestions(pair).map((line) => `    ${line}`)]);
}

/** Entries that would join the two, if they are one. */
function suggestions({ one, other, why }: UnsurePair): string[] {
  const named = (name: string, country: string, also: string) => JSON.stringify({ name, country, also: [also] });
  if (why === 'another competition') {
    return [`"competitions": [${named(one.competition, one.country, other.competition)}]`];
  }
  if (why !== 'other names of teams') return [];
  const teams = [
    [one.home, other.home],
    [one.away, other.away],
  ].flatMap(([name = '', also = '']) => (name === also ? [] : [named(name, one.country, also)]));
  return [`"teams": [${teams.join(', ')}]`];
}
