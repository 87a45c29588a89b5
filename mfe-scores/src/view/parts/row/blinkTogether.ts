/** How long a mark is shown, and then hidden. */
const HALF_MS = 500;

const marks = new Set<HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets an element blink once a second, in step with all others.
 *
 * One timer does it for all, so that a page at rest is rendered twice a second. An endless animation, though only two of its
 * frames differ, has the whole page rendered sixty times a second, which is most of what an idle board costs a phone.
 *
 * @returns its stop
 */
export function blinkTogether(mark: HTMLElement): () => void {
  marks.add(mark);
  show(mark, isShownNow());
  timer ??= setTimeout(turn, untilNextHalf());
  return () => {
    marks.delete(mark);
    show(mark, true);
    if (marks.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

function turn(): void {
  const isShown = isShownNow();
  for (const mark of marks) show(mark, isShown);
  timer = setTimeout(turn, untilNextHalf());
}

function show(mark: HTMLElement, isShown: boolean): void {
  mark.style.opacity = isShown ? '' : '0';
}

const isShownNow = () => Math.floor(performance.now() / HALF_MS) % 2 === 0;

/** A millisecond beyond it: timers may fire a little early. */
const untilNextHalf = () => HALF_MS - (performance.now() % HALF_MS) + 1;
