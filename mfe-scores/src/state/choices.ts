import { Subscription } from 'rxjs';
import { type Id, toId } from 'shared-kernel/entities/id';
import { SORT_MODES, type SortMode } from 'shared-kernel/rules/board/boardGroup';
import { createStoredPicks, type StoredPicks } from 'shared-kernel/state/createStoredPicks';
import { createStoredValue, type StoredValue } from 'shared-kernel/state/createStoredValue';
import { perShell } from 'shared-kernel/state/perShell';

/** Choices that apply to every score page, kept in the browser and shared with other tabs. */
export type Choices = {
  readonly sortMode: StoredValue<SortMode>;
  /** Whether windows too narrow for columns of odds show them under the names. */
  readonly oddsStrip: StoredValue<boolean>;
  readonly picks: StoredPicks;
  /** Whether the filter of live matches leaves out those that have not begun. */
  readonly liveOnly: StoredValue<boolean>;
  /** Competitions that come first, in the visitor's order. */
  readonly pinned: StoredValue<readonly Id[]>;
  /** Pins a competition after the others, or takes its pin away. */
  pin(competition: Id): void;
  /** Follows other tabs until the function it returns is called. */
  open(): () => void;
};

/** One per shell, so that a choice on one page applies to the next. */
export const choicesOf = perShell(({ storage }): Choices => {
  const sortMode = createStoredValue<SortMode>(storage, 'sort_mode', {
    decode: (raw) => SORT_MODES.find((mode) => mode === raw),
    initial: SORT_MODES[0],
  });
  const oddsStrip = createStoredValue(storage, 'odds_strip', { decode: (raw) => raw === true, initial: false });
  const picks = createStoredPicks(storage);
  const liveOnly = createStoredValue(storage, 'live_only', { decode: (raw) => raw === true, initial: false });
  const pinned = createStoredValue<readonly Id[]>(storage, 'pinned_competitions', { decode: toIds, initial: [] });
  return {
    sortMode,
    oddsStrip,
    picks,
    liveOnly,
    pinned,
    pin: (id) => pinned.update((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id])),
    open() {
      const following = new Subscription();
      for (const choice of [sortMode, oddsStrip, picks, liveOnly, pinned]) following.add(choice.open());
      return () => following.unsubscribe();
    },
  };
});

function toIds(raw: unknown): readonly Id[] | undefined {
  return Array.isArray(raw) ? raw.map(toId).filter((id) => id !== undefined) : undefined;
}
