import { BehaviorSubject, combineLatest } from 'rxjs';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { isScoreShown } from 'shared-kernel/rules/status';
import { perShell } from 'shared-kernel/state/perShell';
import { keepShownScores, shownScores } from 'shared-kernel/state/shownScores';

type Hides = (match: Pick<Match, 'id' | 'state' | 'incidents'>) => boolean;

/** Whose scores are hidden, for a visitor who hides them (M23). */
export type HiddenScores = {
  /** A new function after each change of the setting, and of what was shown. */
  readonly hides$: BehaviorSubject<Hides>;
  /** Shows the score of a match, for this visit. */
  show(id: MatchId): void;
};

/** One that is cancelled has no score (M1), but line-ups mark the goals that there were. */
const revealsScore: Hides = ({ state, incidents }) => isScoreShown(state) || incidents.length > 0;

/** One per shell: a score that was shown is shown on every page. */
export const hiddenScoresOf = perShell(({ settings$ }): HiddenScores => {
  const shown$ = new BehaviorSubject(shownScores(window));
  const hides$ = new BehaviorSubject<Hides>(() => false);
  combineLatest([settings$, shown$]).subscribe(([{ hide_scores }, shown]) =>
    hides$.next((match) => hide_scores === true && revealsScore(match) && !shown.has(match.id)),
  );
  return {
    hides$,
    show(id) {
      shown$.next(new Set(shown$.value).add(id));
      keepShownScores(window, shown$.value);
    },
  };
});
