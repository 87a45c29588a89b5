import { map } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { toPriceForm } from '../../../domain/toPriceForm';
import { hiddenScoresOf } from '../../../state/hiddenScores';
import { oddsBoardOf } from '../../../state/oddsBoard';
import { hiding } from '../hidden/hiding';
import { ScoreAnnouncer } from '../ScoreAnnouncer';

const code = { toPriceForm, hiding, ScoreAnnouncer };

/**
 * What only visitors need who have chosen it in their settings: another form of prices (M22), hidden scores (M23), no toasts
 * of goals.
 */
export function chosenCode(shell: Shell) {
  // Before anything is rendered with it.
  leaveOutHidden(shell);
  return code;
}

/**
 * From now on the page of prices lists no match whose score is hidden (M23): a row that goes when its market closes reveals a goal, and one
 * that stays away a match that is decided.
 */
function leaveOutHidden(shell: Shell): void {
  hiddenScoresOf(shell)
    .hides$.pipe(map((hides) => (match: Match) => !hides(match)))
    .subscribe(oddsBoardOf(shell).listed$);
}
