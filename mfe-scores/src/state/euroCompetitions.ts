import { distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import { appSettingOf } from 'shared-kernel/state/appSettingOf';

/** The competitions of the euro filter, from the site's settings (M8). */
export function euroCompetitions$(shell: Shell): Observable<ReadonlySet<Id>> {
  return appSettingOf(shell).pipe(
    map(({ value }) => value?.euro_competition_ids),
    filter((ids) => ids !== undefined),
    distinctUntilChanged((one, other) => String(one) === String(other)),
    map((ids) => new Set(ids)),
  );
}
