import { filter, type Observable, pairwise, Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { createEventReader } from '../../domain/notices/createEventReader';
import { matchOfKey } from '../../domain/notices/matchEvent';
import { filledIn, noticeOf } from '../../domain/notices/notice';
import { wantedOf } from '../../domain/notices/wanted';
import type { Snapshot } from '../live/createLiveChannel';
import { type AnnouncerParts, createAnnouncer } from './createAnnouncer';
import { createMatchNames } from './createMatchNames';
import { createPickedMatches } from './createPickedMatches';

type Parts = Omit<AnnouncerParts, 'names'> & {
  shell: Pick<Shell, 'live$' | 'connection$' | 'settings$' | 'favourites' | 'storage' | 'clock' | 'http' | 'report'>;
  /** Each snapshot that a page loads, starting with the last one. */
  snapshot$: Observable<Snapshot>;
  /** The matches whose scores a visitor who hides scores has asked to see (M23). */
  shownScores: () => ReadonlySet<MatchId>;
};

/**
 * Announces goals, cancelled goals and red cards by the settings (M9): decided on the message, not in a frame. Of matches
 * that the board's pickers hide only those are announced that the visitor follows; of matches whose score the visitor hides none,
 * followed or not (M23).
 */
export function createNotices({ shell, snapshot$, shownScores, ...parts }: Parts) {
  const reader = createEventReader();
  const picked = createPickedMatches(shell);
  const names = createMatchNames(shell, picked.learn);
  const announcer = createAnnouncer({ ...parts, names });
  let settings: UserSettings = DEFAULT_SETTINGS;
  let favourites: ReadonlySet<MatchId> = new Set();

  const onSnapshot = ({ matches, records }: Snapshot) => {
    reader.load(matches);
    picked.learn(matches);
    if (!records) return;
    names.learn({ matches, ...records });
    announcer.fillNames();
  };
  /** A match of no snapshot is asked for first; the browser has its answer for the names, too. */
  const ifPicked = (id: MatchId, then: () => void) => {
    const passes = favourites.has(id) || picked.passes(id);
    if (passes) then();
    else if (passes === undefined) void names.find(id).then(() => picked.passes(id) && then());
  };
  const isScoreHidden = (id: MatchId) => settings.hide_scores === true && !shownScores().has(id);
  const onSettings = (value: UserSettings) => {
    if (value.hide_scores && !settings.hide_scores) announcer.takeBack();
    settings = value;
  };
  const onUpdate = (update: MatchUpdate) => {
    const now = shell.clock.now();
    names.learnFrom(update);
    announcer.change((notice) => filledIn(notice, update));
    for (const event of reader.read(update, now)) {
      const wanted = wantedOf(event, settings, favourites);
      if (!wanted.isToast && !wanted.sound) continue;
      ifPicked(event.matchId, () => {
        if (!isScoreHidden(event.matchId)) void announcer.tell(event, wanted, noticeOf(event, update, now));
      });
    }
  };

  return {
    toasts: parts.toasts,
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
      following.add(snapshot$.subscribe(onSnapshot));
      following.add(lost$(shell.connection$).subscribe(() => reader.doubt()));
      following.add(shell.live$.subscribe(onUpdate));
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
