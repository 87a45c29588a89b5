import { defer, type Observable } from 'rxjs';
import type { Shell } from '../contract/shell';
import { DecodeError } from '../decode/decode';
import { type AppSetting, appSettingSchema } from '../entities/appSetting';
import { recordAnswer } from '../protocol/dataAnswer';
import { REST_PATHS } from '../protocol/rest';
import { createResource } from './createResource';
import type { Loaded } from './loaded';
import { retryOnReconnect } from './retryLadder';

/** The site's settings that are content (S6), for the shell to offer. */
export function createAppSetting(shell: Pick<Shell, 'http' | 'clock' | 'report' | 'connection$'>) {
  const { http, clock, report } = shell;
  const setting = createResource<AppSetting>({
    async load(signal) {
      const found = await http.get(REST_PATHS.appSetting, { signal, decode: recordAnswer(appSettingSchema, report) });
      if (found) return found;
      throw new DecodeError('At data: expected the settings of the site, got none');
    },
    report,
    retry: retryOnReconnect(shell),
    clock,
  });
  let isOpen = false;
  // Loads with the first subscriber, and keeps the value for the life of the page.
  const appSetting$: Observable<Loaded<AppSetting>> = defer(() => {
    if (!isOpen) setting.open();
    isOpen = true;
    return setting.state$;
  });
  return { appSetting$, refresh: setting.refresh };
}
