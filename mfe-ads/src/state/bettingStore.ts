import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { reportUnlessBlocked } from './reportUnlessBlocked';

export type BettingStore = ReturnType<typeof createBettingStore>;

/**
 * Whether betting adverts may be shown: a setting of the site, changed without a release. Until it is known, and where it cannot
 * be had, they may not: one shown against the switch would be worse than one not shown.
 */
export function createBettingStore({ http, report }: Pick<Shell, 'http' | 'report'>) {
  const isOn$ = new BehaviorSubject<boolean | undefined>(undefined);
  let isAsked = false;

  async function load(): Promise<void> {
    try {
      const setting = await http.get(REST_PATHS.appSetting, { decode: recordAnswer(appSettingSchema) });
      isOn$.next(setting?.betting_adverts ?? true);
    } catch (error) {
      isAsked = false;
      isOn$.next(false);
      reportUnlessBlocked(error, report);
    }
  }

  return {
    /** `undefined` while it is not known. */
    isOn$,
    /** Asks when the first slot is drawn; after a failure with the next one. */
    open(): void {
      if (isAsked) return;
      isAsked = true;
      void load();
    },
  };
}
