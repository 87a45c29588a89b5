import { BehaviorSubject } from 'rxjs';
import { eventKey, type MatchEvent } from '../../domain/notices/matchEvent';
import { isNameless, type Notice, withNames } from '../../domain/notices/notice';
import type { Wanted } from '../../domain/notices/wanted';
import type { MatchNameSource } from './createMatchNames';
import type { Toasts } from './createToasts';
import type { SoundId } from './soundFiles';

export type TellerParts = {
  /** Whether this tab, of all tabs of the visitor, is the one to tell a match event. */
  claim: (key: string) => Promise<boolean>;
  play: (sound: SoundId) => void;
  toasts: Toasts;
  names: Pick<MatchNameSource, 'of' | 'find'>;
  /** Whether nobody can see the page. */
  isHidden: () => boolean;
};

/** A toast waits for its teams this long and says then what it can: a goal is news now. */
export const NAMES_WAIT_MS = 1_000;

/** Tells one piece of news by sound, toast and title, in one tab, and fills in what is learnt of it later (live-data rule 8). */
export function createTeller({ claim, play, toasts, names, isHidden }: TellerParts) {
  /** To be told, but not yet known to be ours to tell, or without its teams. */
  const pending = new Set<{ notice: Notice }>();
  const unseenGoal$ = new BehaviorSubject<Notice | undefined>(undefined);

  const change = (each: (notice: Notice) => Notice) => {
    for (const telling of pending) telling.notice = each(telling.notice);
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
    /** The last goal told while nobody could see the page, until it is looked at. */
    unseenGoal$,
    change,
    /** Names have been learnt of that what was told may lack. */
    fillNames: () => change(named),
    async tell(event: MatchEvent, wanted: Wanted, notice: Notice): Promise<void> {
      const telling = { notice: named(notice) };
      pending.add(telling);
      const isOurs = await claim(eventKey(event));
      if (isOurs && wanted.sound) play(wanted.sound);
      const isShown = isOurs && wanted.isToast;
      if (isShown) await findNames(telling);
      pending.delete(telling);
      if (isShown) show(telling);
    },
  };
}
