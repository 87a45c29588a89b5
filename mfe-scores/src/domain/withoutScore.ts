import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { ScoreIndex } from 'shared-kernel/rules/score';
import type { BoardEntry } from './boardEntry';

const { ExtraTime, ExtraTimeOld, PenaltyShootout, SecondHalf } = MatchStatus;

/** Only a level match goes on after ninety minutes. */
const GOES_ON: ReadonlySet<MatchStatus> = new Set([ExtraTime, ExtraTimeOld, PenaltyShootout]);

/** A second half that began at the beginning of time: `90+`. */
const LONG_AGO = 1;

/**
 * A row for who hides scores (M23). All that follows from goals is left out here, once, so that nothing drawn of it can tell them: scores,
 * corners, events, statistics, prices, highlights, and that there is extra time. Cards stay.
 */
export function withoutScore(entry: BoardEntry): Omit<BoardEntry, 'onShow'> {
  const { match } = entry;
  const home_scores = cardsOf(match.home_scores);
  const away_scores = cardsOf(match.away_scores);
  const isOn = GOES_ON.has(match.status_id);
  const status_id = isOn ? SecondHalf : match.status_id;
  const start = isOn ? LONG_AGO : match.score?.[4];
  return {
    ...entry,
    marks: undefined,
    match: {
      ...match,
      ...{ status_id, home_scores, away_scores },
      score: start === undefined ? undefined : [match.id, status_id, home_scores, away_scores, start],
      ...{ odds: '', suspended_odds: '', stats: [], incidents: [] },
    },
  };
}

/** With corners as not counted. */
function cardsOf(scores: Match['home_scores']): Match['home_scores'] {
  return [0, 0, scores[ScoreIndex.Red] ?? 0, scores[ScoreIndex.Yellow] ?? 0, -1];
}
