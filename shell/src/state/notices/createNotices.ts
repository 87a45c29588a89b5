import { filter, type Observable, pairwise, Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import { isPicked, passesPicks } from 'shared-kernel/rules/picks';
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
 * that the board's pickers hide only those are announced that the visitor follows; of matches whose score the visitor hides none,
 * followed or not (M23).
 */
export function createNotices({ shell, store, shownScores, ...deps }: Deps) {
  const reader = createEventReader();
  const picks = createStoredPicks(shell.storage);
  const names = createMatchNames(shell, store);
  const announcer = createAnnouncer({ ...deps, names });
  let settings: UserSettings = DEFAULT_SETTINGS;
  let favourites: ReadonlySet<MatchId> = new Set();

  /** Whether a match passes the board's pickers; `undefined` when that depends on a match that no snapshot had. */
  const passes = (id: MatchId): boolean | undefined => {
    const latest = picks.latest();
    if (favourites.has(id) || !isPicked(latest)) return true;
    const match = store.get(id);
    return match && passesPicks(match, latest);
  };
  /** A match of no snapshot is asked for first; the browser has its answer for the names, too. */
  const ifPicked = (id: MatchId, then: () => void) => {
    if (passes(id)) then();
    else if (passes(id) === undefined) void names.find(id).then(() => passes(id) && then());
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
      const wanted = wantedOf(event, settings, favourites);
      if (!wanted.isToast && !wanted.sound) continue;
      ifPicked(event.matchId, () => {
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
      following.add(shell.favourites.ids$.subscribe((ids) => (favourites = ids)));
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
