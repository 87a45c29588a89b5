import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A control of a line: the match or the group of the line, and the control's index in it. */
type Held = { line: string; control: number };

const LINES = '[data-match], [data-group]';

const CONTROLS = 'button, a[href]';

const nameOf = ({ dataset: { match, group } }: HTMLElement) => `${match} ${group}`;

/**
 * Keeps the focus in a line that moves, or is unmounted because it was scrolled away: otherwise the browser
 * would start again at the top of the page. While the line is away the table itself has the focus, so that Tab
 * continues among the visible lines.
 *
 * @param places changes whenever lines may have moved
 * @returns handlers for the element around the lines, which must be focusable by script
 */
export function useKeptFocus(lines: RefObject<HTMLElement | null>, places: unknown) {
  const held = useRef<Held>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` says when to check.
  useLayoutEffect(() => hold(lines.current, held.current), [lines, places]);
  useEffect(() => {
    // The list unmounts lines in the frame after the scroll.
    const onScroll = () => requestAnimationFrame(() => hold(lines.current, held.current));
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [lines]);

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target !== currentTarget) held.current = heldOf(target);
    },
    // In some browsers an unmounted line also fires blur; a moment later it is no longer in the page.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      queueMicrotask(() => {
        if (target.isConnected && !lines.current?.contains(document.activeElement)) held.current = undefined;
      });
    },
  };
}

function heldOf(target: HTMLElement): Held | undefined {
  const line = target.closest<HTMLElement>(LINES);
  return line ? { line: nameOf(line), control: [...line.querySelectorAll(CONTROLS)].indexOf(target) } : undefined;
}

/** Returns the focus to the control, or to the table, unless something else has taken it. */
function hold(table: HTMLElement | null, held: Held | undefined): void {
  const { activeElement, body } = document;
  if (!table || !held || (activeElement !== body && activeElement !== table)) return;
  const line = [...table.querySelectorAll<HTMLElement>(LINES)].find((one) => nameOf(one) === held.line);
  const controls = line?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  const target = controls[held.control] ?? controls[0] ?? table;
  if (target !== activeElement) target.focus({ preventScroll: true });
}
