import { BehaviorSubject } from 'rxjs';
import { BLANK_ATTRIBUTE, FIRST_PART_ATTRIBUTE, VALID_FOR_ATTRIBUTE } from 'shared-kernel/contract/htmlData';

/** The server-rendered HTML of the page, or of a slot, that `delivery` wrote into the document. */
export type FirstPart = {
  readonly node: HTMLElement;
  /** Whether it is still on screen. */
  readonly isHeld$: BehaviorSubject<boolean>;
  /** The pixels that its place keeps after it became too old, until the app has rendered: a visitor who scrolled stays there. */
  readonly heightLeft$: BehaviorSubject<number>;
  /** Whether it becomes wrong by itself, as a board does: then nothing may stand there for long, or without its app. */
  readonly isPerishable: boolean;
  /** Whether the visitor sees only its shape, because it is not for them. */
  readonly isBlank: boolean;
  release(): void;
};

export type FirstPage = {
  /** @param placeholder `page`, or `slot:` with its name */
  of(placeholder: string): FirstPart | undefined;
};

/**
 * The server-rendered HTML that `delivery` wrote into the page. Each stays on screen until the app has rendered the same, the
 * visitor navigates, or it is no longer true; so no text disappears under a reader. A slot that is hidden, because of the
 * visitor's own choices, is not there.
 *
 * @param sinceAsked milliseconds since the visitor asked for the page
 */
export function createFirstPage(page: Document, sinceAsked = msSinceAsked): FirstPage {
  const nodes = [...page.querySelectorAll<HTMLElement>(`[${FIRST_PART_ATTRIBUTE}]`)];
  const shown = nodes.filter((node) => !node.hidden && node.childElementCount > 0);
  // The page's own HTML stays whole when the slot in it is rendered behind it.
  const parts = new Map(
    shown.map((node) => [
      node.getAttribute(FIRST_PART_ATTRIBUTE) ?? '',
      createPart(isWithin(node) ? copyOf(node) : node, sinceAsked),
    ]),
  );
  return { of: (placeholder) => parts.get(placeholder) };
}

function isWithin(node: HTMLElement): boolean {
  return node.parentElement?.closest(`[${FIRST_PART_ATTRIBUTE}]`) != null;
}

function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true);
  return copy instanceof HTMLElement ? copy : node;
}

function createPart(node: HTMLElement, sinceAsked: () => number): FirstPart {
  const isHeld$ = new BehaviorSubject(true);
  const left = leftOf(node, sinceAsked);
  const heightLeft$ = new BehaviorSubject(0);
  const isPerishable = left !== undefined;
  const timer = isPerishable ? setTimeout(() => leave(node.offsetHeight), left * 1000) : undefined;

  function leave(height: number) {
    clearTimeout(timer);
    afterPress(node, () => {
      heightLeft$.next(height);
      if (isHeld$.value) isHeld$.next(false);
    });
  }

  if (left === 0) leave(node.offsetHeight);
  const isBlank = node.hasAttribute(BLANK_ATTRIBUTE);
  return { node, isHeld$, heightLeft$, isPerishable, isBlank, release: () => leave(0) };
}

/**
 * Calls `then` at once, or, while the visitor presses something in `node`, as soon as the press is over: the browser
 * gives no click to what was moved or removed between the two halves of a press.
 */
export function afterPress(node: Element, then: () => void): void {
  if (node.matches(':active')) requestAnimationFrame(() => afterPress(node, then));
  else then();
}

/** Seconds until the HTML expires. */
function leftOf(node: HTMLElement, sinceAsked: () => number): number | undefined {
  const validFor = Number.parseFloat(node.getAttribute(VALID_FOR_ATTRIBUTE) ?? '');
  return Number.isFinite(validFor) ? Math.max(0, validFor - sinceAsked() / 1000) : undefined;
}

/**
 * A browser that goes back shows the page that it kept, without asking for it: nobody knows how old that is. A shared
 * cache says how long it had the page.
 */
function msSinceAsked(): number {
  const navigations = (performance.getEntriesByType?.('navigation') ?? []).filter(isNavigation);
  const isKept = navigations.some(({ type }) => type === 'back_forward');
  return isKept ? Number.POSITIVE_INFINITY : performance.now() + msInCache(navigations);
}

function isNavigation(entry: PerformanceEntry): entry is PerformanceNavigationTiming {
  return entry.entryType === 'navigation';
}

/** Scripts cannot read the page's `Age`; the cache repeats it in `Server-Timing`. */
function msInCache(navigations: readonly Partial<PerformanceNavigationTiming>[]): number {
  const ages = navigations.flatMap(({ serverTiming = [] }) => serverTiming.filter(({ name }) => name === 'age'));
  return Math.max(0, ...ages.map(({ duration }) => duration));
}
