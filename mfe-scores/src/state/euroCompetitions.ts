import { catchError, EMPTY, filter, from, map, type Observable, switchMap, take } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import type { Freshness } from '../domain/freshness';

/**
 * The competitions of the euro filter, which the site's settings name (M8). They are asked for after the first
 * matches, which must not wait for them; without them the filter is empty.
 */
export function euroCompetitions$(
  { http, report }: Pick<Shell, 'http' | 'report'>,
  freshness$: Observable<Freshness>,
): Observable<ReadonlySet<number>> {
  return freshness$.pipe(
    filter(({ kind }) => kind !== 'loading'),
    take(1),
    switchMap(() => from(http.get(REST_PATHS.appSetting, { decode: recordAnswer(appSettingSchema) }))),
    map((setting) => new Set(setting?.euro_competition_ids ?? [])),
    catchError((error: unknown) => {
      report(error instanceof Error ? error : new Error(String(error)));
      return EMPTY;
    }),
  );
}
