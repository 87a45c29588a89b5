import { decode } from 'shared-kernel/decode/decode';
import { matchSchema } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { halfTimeScore, mainScore } from 'shared-kernel/rules/score';
import { phaseOf } from 'shared-kernel/rules/status';
import { type MatchScorer, scorersOf } from '../../store/goals/scorersOf';
import type { Board } from '../createBoard';
import { ALL_MATCHES } from '../matchWindow';
import type { SeasonResult } from './sumsOf';

const LIVE = Object.values(MatchStatus).filter((status) => phaseOf(status) === 'live');

/** A match in play with its score of now; a first half that is being played counts as it stands. */
export type LiveResult = SeasonResult & { id: number; scorers: MatchScorer[] };

export function liveResults(board: Pick<Board, 'select'>, competition: number): LiveResult[] {
  const matches = board.select({ ...ALL_MATCHES, statuses: LIVE, competition });
  return matches.map(({ id, home_team_id, away_team_id, match_time, json }) => {
    const match = decode(matchSchema, JSON.parse(json.toString()), `match ${id}`);
    const score = mainScore(match);
    const half = match.status_id === MatchStatus.FirstHalf ? score : halfTimeScore(match);
    return {
      ...{ id, home: home_team_id, away: away_team_id, kickOff: match_time, isLive: true },
      scorers: scorersOf({ ...match, home_team_id, away_team_id }),
      ...{ goals: [score.home, score.away], half: half && [half.home, half.away] },
    };
  });
}
