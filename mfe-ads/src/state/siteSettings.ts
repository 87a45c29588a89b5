import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';

/**
 * Whether betting adverts may be shown: a setting of the site, changed without a release. While it is unknown
 * (`undefined`) they are hidden: one shown against the switch would be worse than one missing.
 */
export function isBettingOn$(shell: Shell): Observable<boolean | undefined> {
  return shell.appSetting$.pipe(
    map(({ kind, value }) => value?.betting_adverts ?? (kind === 'failed' ? false : undefined)),
    distinctUntilChanged(),
  );
}

/** Where advertisers may turn to, by the site's settings (S6); `undefined` while unknown, and where there is none. */
export function advertisingContact$(shell: Shell): Observable<string | undefined> {
  return shell.appSetting$.pipe(
    map(({ value }) => value?.advertising_contact),
    distinctUntilChanged(),
  );
}
