/** High enough to mount every line of a test's board. */
const WINDOW_HEIGHT = 20_000;
const BLOCK_HEIGHT = 400;

/** jsdom has no layout; the virtual list mounts only lines that it could measure. */
export function giveWindowAHeight(): void {
  const page = document.documentElement;
  Object.defineProperty(page, 'clientHeight', { configurable: true, value: WINDOW_HEIGHT });
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: page });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  HTMLElement.prototype.scrollTo = () => {};
  window.ResizeObserver = class {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const height = target === page ? WINDOW_HEIGHT : BLOCK_HEIGHT;
      queueMicrotask(() => this.#callback([sizeOf(target, height)], this));
    }
    unobserve() {}
    disconnect() {}
  };
}

function sizeOf(target: Element, height: number): ResizeObserverEntry {
  const contentRect = { x: 0, y: 0, top: 0, left: 0, bottom: height, right: 1000, width: 1000, height };
  const noBoxes = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
  return { target, contentRect: { ...contentRect, toJSON: () => contentRect }, ...noBoxes };
}
