import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { lineOf } from '../lineOf';

/** A control of a match's line: its match, and the how manieth of the line. */
type Held = { match: string; control: number };

const CONTROLS = 'button, a[href]';

/**
 * Keeps the keyboard on a match whose line is drawn anew in another place, or not at all because it was scrolled away:
 * the browser would otherwise begin again at the top of the page. Until the line is back the table itself is held,
 * so that Tab goes on among the lines in sight.
 *
 * @param places changes whenever lines may have moved
 * @returns handlers for the element that holds the lines, which must be able to take the focus by script
 */
export function useKeptFocus(lines: RefObject<HTMLElement | null>, places: unknown) {
  const held = useRef<Held>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` says when to look.
  useLayoutEffect(() => hold(lines.current, held.current), [lines, places]);
  useEffect(() => {
    // The list takes lines away in the frame after the scroll.
    const onScroll = () => requestAnimationFrame(() => hold(lines.current, held.current));
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [lines]);

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target !== currentTarget) held.current = heldOf(target);
    },
    // A line that is taken away blurs, too, in some browsers; it is known by being gone a moment later.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      queueMicrotask(() => {
        if (target.isConnected && !lines.current?.contains(document.activeElement)) held.current = undefined;
      });
    },
  };
}

function heldOf(target: HTMLElement): Held | undefined {
  const line = target.closest<HTMLElement>('[data-match]');
  const match = line?.dataset.match;
  return line && match ? { match, control: [...line.querySelectorAll(CONTROLS)].indexOf(target) } : undefined;
}

/** Puts the focus back where it was, or onto the table, when nothing else has taken it. */
function hold(table: HTMLElement | null, held: Held | undefined): void {
  const { activeElement, body } = document;
  if (!table || !held || (activeElement !== body && activeElement !== table)) return;
  const controls = lineOf(table, held.match)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  const target = controls[held.control] ?? controls[0] ?? table;
  if (target !== activeElement) target.focus({ preventScroll: true });
}
