import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { FRESH_SECONDS } from './bannerStore';
import { reportUnlessBlocked } from './reportUnlessBlocked';

export type BettingStore = ReturnType<typeof createBettingStore>;

/**
 * Whether betting adverts may be shown: a setting of the site, changed without a release. Until it is known, and where it cannot
 * be had, they may not: one shown against the switch would be worse than one not shown.
 */
export function createBettingStore({ http, clock, report }: Pick<Shell, 'http' | 'clock' | 'report'>) {
  const isOn$ = new BehaviorSubject<boolean | undefined>(undefined);
  let isAsking = false;
  let knownAt: number | undefined;

  async function load(): Promise<void> {
    try {
      const setting = await http.get(REST_PATHS.appSetting, { decode: recordAnswer(appSettingSchema) });
      knownAt = clock.now();
      const isOn = setting?.betting_adverts ?? true;
      if (isOn !== isOn$.value) isOn$.next(isOn);
    } catch (error) {
      if (knownAt === undefined) isOn$.next(false);
      reportUnlessBlocked(error, report);
    }
    isAsking = false;
  }

  return {
    /** `undefined` while it is not known. */
    isOn$,
    /** Every slot asks as it is drawn, and with each page: a request is made when what is known is not fresh. */
    open(): void {
      if (isAsking || (knownAt !== undefined && clock.now() - knownAt < FRESH_SECONDS)) return;
      isAsking = true;
      void load();
    },
  };
}
