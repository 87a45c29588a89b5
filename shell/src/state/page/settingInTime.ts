import { Observable, type Subscription } from 'rxjs';
import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';

/**
 * The site's settings, asked for when the deferred features start: the first content needs the network. They are there
 * at once if the page brought them, and header and footer begin as the server rendered them.
 *
 * @param appSetting$ asks with its first subscriber
 * @param deferred$ `undefined` until they start
 */
export function settingInTime(
  appSetting$: Observable<Loaded<AppSetting>>,
  deferred$: Observable<unknown>,
  preloaded: readonly PreloadedResponse[],
): Observable<Loaded<AppSetting>> {
  if (preloaded.some(({ address }) => address === REST_PATHS.appSetting)) {
    // Read before the first render.
    appSetting$.subscribe().unsubscribe();
    return appSetting$;
  }
  return new Observable((subscriber) => {
    subscriber.next(LOADING);
    let asked: Subscription | undefined;
    const started = deferred$.subscribe((stores) => {
      if (stores !== undefined) asked ??= appSetting$.subscribe(subscriber);
    });
    return () => {
      started.unsubscribe();
      asked?.unsubscribe();
    };
  });
}
