import { BehaviorSubject } from 'rxjs';
import { eventKey, type MatchEvent } from '../../domain/notices/matchEvent';
import { isNameless, type Notice, withNames } from '../../domain/notices/notice';
import type { Wanted } from '../../domain/notices/wanted';
import type { MatchNameSource } from './createMatchNames';
import type { SoundId } from './createSounds';
import type { Toasts } from './createToasts';

export type AnnouncerDeps = {
  /** Whether this tab, of all tabs of the visitor, announces the event. */
  claim: (key: string) => Promise<boolean>;
  play: (sound: SoundId) => void;
  toasts: Toasts;
  names: Pick<MatchNameSource, 'of' | 'find'>;
  isHidden: () => boolean;
};

/** A toast waits this long for its team names, then appears without them, in milliseconds. */
export const NAMES_WAIT_MS = 1_000;

/** Announces an event by sound, toast and title, in one tab, and fills in later details. */
export function createAnnouncer({ claim, play, toasts, names, isHidden }: AnnouncerDeps) {
  /** Notices that wait for the claim, or for team names. */
  const pending = new Set<{ notice: Notice }>();
  const unseenGoal$ = new BehaviorSubject<Notice | undefined>(undefined);

  const change = (each: (notice: Notice) => Notice) => {
    for (const waiting of pending) waiting.notice = each(waiting.notice);
    toasts.change(each);
    const goal = unseenGoal$.value;
    if (goal && each(goal) !== goal) unseenGoal$.next(each(goal));
  };
  const named = (notice: Notice) => withNames(notice, names.of(notice.matchId) ?? notice.names);
  const findNames = async ({ notice }: { notice: Notice }) => {
    if (!isNameless(notice)) return;
    const found = names.find(notice.matchId).then(() => change(named));
    await Promise.race([found, new Promise((resolve) => setTimeout(resolve, NAMES_WAIT_MS))]);
  };
  const show = ({ notice }: { notice: Notice }) => {
    toasts.add(notice);
    if (notice.kind === 'goal' && isHidden()) unseenGoal$.next(notice);
  };

  return {
    /** The last goal announced while the page was hidden, until the visitor returns. */
    unseenGoal$,
    change,
    /** Removes what has been announced, and announces nothing of what waits: the visitor hides scores from now on. */
    takeBack() {
      pending.clear();
      toasts.clear();
      unseenGoal$.next(undefined);
    },
    /** New names are known that earlier notices may lack. */
    fillNames: () => change(named),
    async announce(event: MatchEvent, wanted: Wanted, notice: Notice): Promise<void> {
      const waiting = { notice: named(notice) };
      pending.add(waiting);
      const isOurs = await claim(eventKey(event));
      if (isOurs && wanted.sound && pending.has(waiting)) play(wanted.sound);
      const isShown = isOurs && wanted.isToast;
      if (isShown) await findNames(waiting);
      if (pending.delete(waiting) && isShown) show(waiting);
    },
  };
}
