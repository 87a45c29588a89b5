import { scored } from 'shared-kernel/entities/liveScore';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { halfTimeScore, mainScore } from 'shared-kernel/rules/score';
import { type MatchScorer, scorersOf } from '../../store/goals/scorersOf';
import type { Board } from '../createBoard';
import { ALL_MATCHES } from '../matchWindow';
import { recordOf } from '../recordOf';
import type { SeasonResult } from './sumsOf';

const LIVE = Object.values(MatchStatus).filter((status) => matchState(status).kind === 'live');

/** A match in play with its score of now; a first half that is being played counts as it stands. */
export type LiveResult = SeasonResult & { id: number; scorers: MatchScorer[] };

export function liveResults(board: Pick<Board, 'select'>, competition: number): LiveResult[] {
  const matches = board.select({ ...ALL_MATCHES, statuses: LIVE, competition });
  return matches.map((shown) => {
    const { id, home_team_id, away_team_id } = shown;
    const record = recordOf(shown);
    const match = scored(record);
    const score = mainScore(match);
    const half = record.status_id === MatchStatus.FirstHalf ? score : halfTimeScore(match);
    return {
      id,
      home: home_team_id,
      away: away_team_id,
      kickOff: shown.match_time,
      isLive: true,
      scorers: scorersOf({ ...record, home_team_id, away_team_id }),
      goals: [score.home, score.away],
      half: half && [half.home, half.away],
    };
  });
}
