import { distinctUntilChanged, filter, map, type Observable, skip, startWith } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import { type CompetitionOrder, competitionOrder } from 'shared-kernel/rules/competitionOrder';

/** The competitions of the euro filter, from the site's settings (M8). */
export function euroCompetitions$(shell: Shell): Observable<ReadonlySet<Id>> {
  return shell.appSetting$.pipe(
    map(({ value }) => value?.euro_competition_ids),
    filter((ids) => ids !== undefined),
    distinctUntilChanged((one, other) => String(one) === String(other)),
    map((ids) => new Set(ids)),
  );
}

/** Another order of competitions than the default, from the site's settings (M21); nothing while that holds. */
export function competitionOrder$(shell: Shell): Observable<CompetitionOrder> {
  return shell.appSetting$.pipe(
    map(({ value }) => value?.competition_order ?? []),
    startWith<readonly Id[]>([]),
    distinctUntilChanged((one, other) => String(one) === String(other)),
    skip(1),
    map(competitionOrder),
  );
}
