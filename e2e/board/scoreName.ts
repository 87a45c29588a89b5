import type { Match } from 'shared-kernel/entities/match';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';

/** The accessible name of a match's score cell, such as `Tỷ số 2 – 2 (3 – 4 pen)`. */
export function scoreName(match: Match): string {
  if (!isScoreShown(match.state)) return 'Chưa có tỷ số';
  const { home, away } = mainScore(match);
  const kicks = shootoutScore(match);
  return `Tỷ số ${home} – ${away}${kicks ? ` (${kicks.home} – ${kicks.away} pen)` : ''}`;
}
