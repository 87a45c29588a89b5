import { BehaviorSubject, type Observable } from 'rxjs';
import type { Shell } from '../contract/shell';
import { toError } from '../decode/toError';
import type { AppSetting } from '../entities/appSetting';
import { LOADING, type Loaded } from './loaded';
import { perShell } from './perShell';

/** The settings that the shell hands out. Older shells hand out none: there each remote asks for itself. */
export const appSettingOf = perShell((shell) => shell.appSetting$ ?? askedFor(shell));

/** The code for it is fetched where it is needed, and no visitor of a newer shell has it in his first script. */
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
