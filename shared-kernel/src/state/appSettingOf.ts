import { BehaviorSubject, type Observable } from 'rxjs';
import type { Shell } from '../contract/shell';
import { toError } from '../decode/toError';
import type { AppSetting } from '../entities/appSetting';
import { LOADING, type Loaded } from './loaded';
import { perShell } from './perShell';

/** The shell's settings. Older shells have none: there each remote loads its own. */
export const appSettingOf = perShell((shell) => shell.appSetting$ ?? askedFor(shell));

/** Loaded on demand, so that visitors of newer shells do not download this code. */
function askedFor(shell: Shell): Observable<Loaded<AppSetting>> {
  const setting$ = new BehaviorSubject<Loaded<AppSetting>>(LOADING);
  import('./createAppSetting').then(
    ({ createAppSetting }) => createAppSetting(shell).appSetting$.subscribe(setting$),
    (thrown: unknown) => {
      const error = toError(thrown);
      shell.report(error);
      setting$.next({ kind: 'failed', value: undefined, error });
    },
  );
  return setting$;
}
