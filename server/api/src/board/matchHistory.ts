import { Side } from 'shared-kernel/entities/incident';
import type { LastMatches, MatchHistory, Outcomes, PastMatch } from 'shared-kernel/entities/matchHistory';
import type { PastResult, StoredHistory } from '../store/results/readHistory';
import { toPastResult } from './pastResult';

/** Quarter hours of the 90 minutes. */
const QUARTERS = 6;

/**
 * The lists as pages get them, with their sums.
 *
 * @param hasPage whether a match can still be looked at
 */
export function toMatchHistory(
  { meetings, home, away }: StoredHistory,
  hasPage: (matchId: number) => boolean,
): MatchHistory {
  const last = (results: readonly PastResult[]): LastMatches => ({
    matches: results.map((result) => toPastMatch(result, hasPage)),
    ...goalsByQuarter(results),
  });
  return {
    meetings: meetings.map((result) => toPastMatch(result, hasPage)),
    sum: sumOf(meetings),
    home: last(home),
    away: last(away),
  };
}

function toPastMatch(result: PastResult, hasPage: (matchId: number) => boolean): PastMatch {
  return { ...toPastResult(result, hasPage), side: result.side };
}

type Goals = Pick<PastResult, 'side' | 'home_goals' | 'away_goals'>;

/** Sums the results of the team whose list it is; a match that a shoot-out decided was drawn. */
export function sumOf(results: readonly Goals[]): Outcomes {
  const sum = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0 };
  for (const { side, home_goals, away_goals } of results) {
    const [scored, conceded] = side === Side.Home ? [home_goals, away_goals] : [away_goals, home_goals];
    sum.goals_for += scored;
    sum.goals_against += conceded;
    sum[scored > conceded ? 'won' : scored < conceded ? 'lost' : 'drawn'] += 1;
  }
  return sum;
}

type Minutes = Pick<PastResult, 'side' | 'home_minutes' | 'away_minutes'>;

/**
 * The team's own goals by quarter hour of the 90 minutes; added time belongs to the quarter that it ends. Matches whose
 * minutes are not known do not count.
 */
export function goalsByQuarter(results: readonly Minutes[]): Pick<LastMatches, 'quarters' | 'timed'> {
  const quarters = Array.from({ length: QUARTERS }, () => 0);
  const known = results.flatMap(
    ({ side, home_minutes, away_minutes }) => (side === Side.Home ? home_minutes : away_minutes) ?? [],
  );
  for (const minute of known.flatMap((minutes) => minutes.split(',')).map((text) => Number.parseInt(text, 10))) {
    const quarter = Math.floor((minute - 1) / 15);
    if (quarter >= 0 && quarter < QUARTERS) quarters[quarter] = (quarters[quarter] ?? 0) + 1;
  }
  return { quarters: known.length > 0 ? quarters : undefined, timed: known.length };
}
