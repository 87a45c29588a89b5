import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';

/** Where advertisers may turn to, by the site's settings (S6); `undefined` while unknown, and where there is none. */
export function advertisingContact$(shell: Shell): Observable<string | undefined> {
  return shell.appSetting$.pipe(
    map(({ value }) => value?.advertising_contact),
    distinctUntilChanged(),
  );
}
