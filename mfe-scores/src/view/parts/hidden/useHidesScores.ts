import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';

/** Whether the visitor hides scores (M23). */
export function useHidesScores({ settings$ }: Pick<Shell, 'settings$'>): boolean {
  return useObservable<UserSettings>(settings$, DEFAULT_SETTINGS).hide_scores === true;
}
