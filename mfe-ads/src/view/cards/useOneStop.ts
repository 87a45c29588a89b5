import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type CardStop, stopByKey } from '../../domain/cardStops';

/**
 * Makes the strip one stop of the Tab key: its last focused link, at first its first one. Arrows, Home and End lead from
 * link to link, and the browser scrolls the focused one into view.
 *
 * @returns the stop, and the handlers of the element with the links, which bear `data-stop`
 */
export function useOneStop(stops: readonly CardStop[]) {
  const [focused, setFocused] = useState<string>();
  const stop = stops.find((one) => one === focused) ?? stops[0];

  return {
    stop,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.dataset.stop),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = stopByKey(event.key, stops, stop);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-stop='${next}']`)?.focus();
    },
  };
}
