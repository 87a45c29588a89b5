import { EMPTY_SLOTS_ATTRIBUTE, EMPTY_SLOTS_STORAGE_KEY } from 'shared-kernel/contract/htmlData';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';
import type { ExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';

/** After this an empty slot gets its space again, in case there is something to show. */
const MINUTES = 60;

/** A page that is being left breaks off its requests, which looks like an empty slot; it is gone sooner than this. */
const STILL_HERE_MS = 1_000;

/** The slots that had nothing to show. Giving their space back moves what is below, so that waits for a new page. */
export function createEmptySlots(storage: ExpiringStorage, root: HTMLElement) {
  const slots = createStoredValue<ReadonlySet<string>>(storage, EMPTY_SLOTS_STORAGE_KEY, {
    decode: (raw) => (typeof raw === 'string' ? new Set(raw.split(' ').filter(Boolean)) : undefined),
    encode: (names) => [...names].join(' '),
    initial: new Set(),
    minutes: MINUTES,
  });
  const doubts = new Map<SlotName, ReturnType<typeof setTimeout>>();
  const note = (name: SlotName, isEmpty: boolean) => {
    if (slots.value$.value.has(name) === isEmpty) return;
    slots.update((names) => (isEmpty ? new Set(names).add(name) : without(names, name)));
  };
  return {
    report(name: SlotName, isEmpty: boolean) {
      clearTimeout(doubts.get(name));
      if (!isEmpty) return note(name, false);
      doubts.set(
        name,
        setTimeout(() => note(name, true), STILL_HERE_MS),
      );
    },
    /** The page begins without the space of empty slots. */
    apply() {
      slots.refresh();
      root.setAttribute(EMPTY_SLOTS_ATTRIBUTE, [...slots.value$.value].join(' '));
    },
  };
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...names].filter((other) => other !== name));
}
