import { map } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { hiddenScoresOf } from './hiddenScores';
import { oddsBoardOf } from './oddsBoard';

/**
 * From now on the page of prices lists no match whose score is hidden (M23): a row that goes when its market closes tells a goal, and one
 * that stays away a match that is decided.
 */
export function leaveOutHidden(shell: Shell): void {
  hiddenScoresOf(shell)
    .hides$.pipe(map((hides) => (match: Match) => !hides(match)))
    .subscribe(oddsBoardOf(shell).listed$);
}
