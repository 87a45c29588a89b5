import { BehaviorSubject, filter, type Observable, pairwise, Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { decodeUserSettings, type UserSettings } from 'shared-kernel/entities/userSettings';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { createNewsReader } from '../../domain/notices/createNewsReader';
import { type News, newsKey } from '../../domain/notices/news';
import { filledIn, type Notice, noticeOf } from '../../domain/notices/notice';
import { type Wanted, wantedOf } from '../../domain/notices/wanted';
import type { Toasts } from './createToasts';
import type { SoundId } from './soundFiles';

type Parts = {
  shell: Pick<Shell, 'live$' | 'connection$' | 'settings$' | 'favourites' | 'clock'>;
  /** The matches of each snapshot that a page loads; the last one at once. */
  snapshot$: Observable<readonly Match[]>;
  /** Whether this tab, of all tabs of the visitor, is the one to tell a piece of news. */
  claim: (key: string) => Promise<boolean>;
  play: (sound: SoundId) => void;
  toasts: Toasts;
  /** Whether nobody can see the page. */
  isHidden: () => boolean;
};

/** Tells goals, cancelled goals and red cards as the settings ask for (M9): decided when the message comes, not in a frame. */
export function createNotices({ shell, snapshot$, claim, play, toasts, isHidden }: Parts) {
  const reader = createNewsReader();
  /** Told, but not yet known to be ours to tell. */
  const pending = new Map<string, Notice>();
  const unseenGoal$ = new BehaviorSubject<Notice | undefined>(undefined);
  let settings: UserSettings = decodeUserSettings({});
  let favourites: ReadonlySet<number> = new Set();

  const onUpdate = (update: MatchUpdate) => {
    const now = shell.clock.now();
    const fill = (notice: Notice) => filledIn(notice, update);
    for (const [key, notice] of pending) pending.set(key, fill(notice));
    toasts.change(fill);
    for (const news of reader.read(update, now)) {
      const wanted = wantedOf(news, settings, favourites);
      if (wanted.isToast || wanted.sound) void tell(news, wanted, noticeOf(news, update, now));
    }
  };
  const tell = async (news: News, wanted: Wanted, notice: Notice) => {
    const key = newsKey(news);
    pending.set(key, notice);
    const isOurs = await claim(key);
    const told = pending.get(key) ?? notice;
    pending.delete(key);
    if (!isOurs) return;
    if (wanted.sound) play(wanted.sound);
    if (!wanted.isToast) return;
    toasts.add(told);
    if (news.kind === 'goal' && isHidden()) unseenGoal$.next(told);
  };

  return {
    toasts,
    /** The last goal told while nobody could see the page, until it is looked at. */
    unseenGoal$,
    seen: () => unseenGoal$.next(undefined),
    /** Another tab has told this. */
    noteTold(key: string) {
      reader.noteTold(Number.parseInt(key, 10), key);
    },
    open() {
      const following = new Subscription();
      following.add(shell.settings$.subscribe((value) => (settings = value)));
      following.add(shell.favourites.ids$.subscribe((ids) => (favourites = ids)));
      following.add(snapshot$.subscribe((matches) => reader.load(matches)));
      following.add(lost$(shell.connection$).subscribe(() => reader.doubt()));
      following.add(shell.live$.subscribe(onUpdate));
      return () => following.unsubscribe();
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;

/** Each time a connection that was held is lost. */
function lost$(connection$: Shell['connection$']): Observable<unknown> {
  return connection$.pipe(
    pairwise(),
    filter(([before, after]) => before.kind === 'connected' && after.kind !== 'connected'),
  );
}
