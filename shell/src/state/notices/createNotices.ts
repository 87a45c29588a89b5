import { filter, type Observable, pairwise, Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import { isNotified } from 'shared-kernel/rules/notification';
import { createStoredPicks } from 'shared-kernel/state/createStoredPicks';
import type { MatchStore } from 'shared-kernel/state/matches/createMatchStore';
import { createEventReader } from '../../domain/notices/createEventReader';
import { matchOfKey } from '../../domain/notices/matchEvent';
import { filledIn, noticeOf } from '../../domain/notices/notice';
import { wantedOf } from '../../domain/notices/wanted';
import { type AnnouncerDeps, createAnnouncer } from './createAnnouncer';
import { createMatchNames } from './createMatchNames';

type Deps = Omit<AnnouncerDeps, 'names'> & {
  shell: Pick<Shell, 'connection$' | 'settings$' | 'favourites' | 'storage' | 'clock' | 'http' | 'report'>;
  store: MatchStore;
  /** The matches whose scores a visitor who hides scores has asked to see (M23). */
  shownScores: () => ReadonlySet<MatchId>;
};

/**
 * Announces goals, cancelled goals and red cards by the settings (M9): decided on the message, not in a frame. Of matches
 * whose score the visitor hides none is announced, followed or not (M23).
 */
export function createNotices({ shell, store, shownScores, ...deps }: Deps) {
  const reader = createEventReader();
  const picks = createStoredPicks(shell.storage);
  const names = createMatchNames(shell, store);
  const announcer = createAnnouncer({ ...deps, names });
  let settings: UserSettings = DEFAULT_SETTINGS;
  let followed: ReadonlySet<MatchId> = new Set();

  const isWanted = (id: MatchId) =>
    isNotified(id, store.get(id), { notification: settings.notification, followed, picks: picks.latest() });
  /** A match of no snapshot may be asked for first; the browser has its answer for the names, too. */
  const ifWanted = (id: MatchId, then: () => void) => {
    const isSure = isWanted(id);
    if (isSure) then();
    else if (isSure === undefined) void names.find(id).then(() => isWanted(id) && then());
  };
  const isScoreHidden = (id: MatchId) => settings.hide_scores === true && !shownScores().has(id);
  const onSettings = (value: UserSettings) => {
    if (value.hide_scores && !settings.hide_scores) announcer.takeBack();
    settings = value;
  };
  const onNews = (news: MatchNews) => {
    const now = shell.clock.now();
    names.learnFrom(news);
    announcer.change((notice) => filledIn(notice, news));
    for (const event of reader.read(news, now)) {
      const wanted = wantedOf(event, settings);
      if (!wanted.isToast && !wanted.sound) continue;
      ifWanted(event.matchId, () => {
        if (!isScoreHidden(event.matchId)) void announcer.announce(event, wanted, noticeOf(event, news, now));
      });
    }
  };

  return {
    toasts: deps.toasts,
    unseenGoal$: announcer.unseenGoal$,
    seen: () => announcer.unseenGoal$.next(undefined),
    /** Another tab has announced this event. */
    noteAnnounced(key: string) {
      const matchId = matchOfKey(key);
      if (matchId !== undefined) reader.noteAnnounced(matchId, key);
    },
    open() {
      const following = new Subscription();
      following.add(shell.settings$.subscribe(onSettings));
      following.add(shell.favourites.ids$.subscribe((ids) => (followed = ids)));
      reader.load(store.all());
      following.add(
        store.loaded$.subscribe(({ matches }) => {
          reader.load(matches);
          announcer.fillNames();
        }),
      );
      following.add(lost$(shell.connection$).subscribe(() => reader.doubt()));
      following.add(store.news$.subscribe(onNews));
      return () => following.unsubscribe();
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;

/** Emits each time a connection is lost. */
function lost$(connection$: Shell['connection$']): Observable<unknown> {
  return connection$.pipe(
    pairwise(),
    filter(([before, after]) => before.kind === 'connected' && after.kind !== 'connected'),
  );
}
