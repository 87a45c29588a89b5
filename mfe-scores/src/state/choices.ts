import { Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { SORT_MODES, type SortMode } from '../domain/boardGroup';
import { createStoredChoice } from './storedChoice';
import { createStoredPicks, type StoredPicks } from './storedPicks';
import type { StoredValue } from './storedValue';

/** What a visitor chose for every score page alike; kept in the browser and shared with other tabs. */
export type Choices = {
  readonly sortMode: StoredValue<SortMode>;
  /** Whether windows too narrow for their columns show the odds under the names. */
  readonly oddsStrip: StoredValue<boolean>;
  readonly picks: StoredPicks;
  /** Follows other tabs until the function it returns is called. */
  open(): () => void;
};

const choices = new WeakMap<Shell, Choices>();

/** One for all pages of a shell, so that a choice on one page holds on the next. */
export function choicesOf(shell: Shell): Choices {
  const known = choices.get(shell) ?? createChoices(shell.storage);
  choices.set(shell, known);
  return known;
}

function createChoices(storage: Shell['storage']): Choices {
  const sortMode = createStoredChoice<SortMode>(storage, 'sort_mode', SORT_MODES);
  const oddsStrip = createStoredChoice(storage, 'odds_strip', [false, true]);
  const picks = createStoredPicks(storage);
  return {
    sortMode,
    oddsStrip,
    picks,
    open() {
      const following = new Subscription();
      for (const choice of [sortMode, oddsStrip, picks]) following.add(choice.open());
      return () => following.unsubscribe();
    },
  };
}
