import type { Shell } from 'shared-kernel/contract/shell';
import { toPriceForm } from '../../domain/toPriceForm';
import { leaveOutHidden } from '../../state/leaveOutHidden';
import { hiding } from '../hidden/hiding';
import { ScoreAnnouncer } from '../page/ScoreAnnouncer';

const code = { toPriceForm, hiding, ScoreAnnouncer };

/**
 * What only visitors need who have chosen it in their settings: another form of prices (M22), hidden scores (M23), no toasts
 * of goals.
 */
export function chosenCode(shell: Shell) {
  // Before anything is drawn with it.
  leaveOutHidden(shell);
  return code;
}
