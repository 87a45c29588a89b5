import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { appSettingOf } from 'shared-kernel/state/appSettingOf';

/**
 * Whether betting adverts may be shown: a setting of the site, changed without a release. Until it is known (`undefined`), and
 * where it cannot be had, they may not: one shown against the switch would be worse than one not shown.
 */
export function isBettingOn$(shell: Shell): Observable<boolean | undefined> {
  return appSettingOf(shell).pipe(
    map(({ kind, value }) => value?.betting_adverts ?? (kind === 'failed' ? false : undefined)),
    distinctUntilChanged(),
  );
}
