/** A result as an origin reports it, with what decides whether another one is of the same match. */
export type Reported = Moment & {
  origin: number;
  home: number;
  away: number;
  home_key: string;
  away_key: string;
  /** The id that the present feed has. */
  match_id: number | null;
};

type Moment = { kick_off: number };

/**
 * What two origins report of two teams within this time, in seconds, is one match: some know the day alone and put the
 * kick-off about noon UTC. One origin reports of no match twice, and two on one day were two.
 */
export const SAME_MATCH = 18 * 3600;

export function areNear(one: Moment, other: Moment): boolean {
  return Math.abs(one.kick_off - other.kick_off) < SAME_MATCH;
}

/**
 * Each match once, with what the present feed says of it rather than another; else the first one stays.
 *
 * @param pairOf tells pairs of teams apart, of which no results are one match
 */
export function eachOnce<Result extends Reported>(
  results: readonly Result[],
  pairOf: (result: Result) => string,
): Result[] {
  const kept: Result[] = [];
  const placesOf = new Map<string, number[]>();
  for (const result of results) {
    const pair = pairOf(result);
    const places = placesOf.get(pair) ?? [];
    const at = places.find((place) => kept[place] && areOneMatch(result, kept[place]));
    if (at === undefined) placesOf.set(pair, [...places, kept.push(result) - 1]);
    else if (kept[at]?.match_id === null && result.match_id !== null) kept[at] = result;
  }
  return kept;
}

function areOneMatch(one: Reported, other: Reported): boolean {
  return one.origin === other.origin ? isSentAgain(one, other) : areNear(one, other);
}

/** By a feed whose ids of a team and its matches became others. */
function isSentAgain(one: Reported, other: Reported): boolean {
  const isAlike = one.home === other.home && one.away === other.away;
  return !isAlike && areNear(one, other) && one.home_key === other.home_key && one.away_key === other.away_key;
}

/** Two teams, whoever is at home. Long ago a country sent out two teams on one day. */
export function teamsByKey({ home_key, away_key }: Reported): string {
  return [home_key, away_key].sort().join('\n');
}
