import { holdScroll } from './holdScroll';

let grow = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn((_x: unknown, y?: number) => {
    Object.assign(window, { scrollY: Math.min(y ?? 0, document.documentElement.scrollHeight - window.innerHeight) });
  });
  window.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      grow = () => onResize([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => {};
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
});

function pageHeight(height: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });
  grow();
}

it('follows the page while it grows back to the old position, then lets go', () => {
  pageHeight(800);
  const onOver = jest.fn();
  holdScroll(window, () => 3_000, onOver);
  pageHeight(2_000);
  expect(window.scrollY).toBe(2_000 - window.innerHeight);
  pageHeight(5_000);
  expect(window.scrollY).toBe(3_000);
  expect(onOver).not.toHaveBeenCalled();
  jest.advanceTimersByTime(400);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('holds the position against a list that corrects itself as it is rendered', () => {
  pageHeight(5_000);
  const stop = holdScroll(
    window,
    () => 3_000,
    () => {},
  );
  Object.assign(window, { scrollY: 3_032 });
  window.dispatchEvent(new Event('scroll'));
  expect(window.scrollY).toBe(3_000);
  stop();
  Object.assign(window, { scrollY: 3_032 });
  window.dispatchEvent(new Event('scroll'));
  expect(window.scrollY).toBe(3_032);
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('gives way to the visitor: %s', (move) => {
  pageHeight(800);
  const onOver = jest.fn();
  holdScroll(window, () => 3_000, onOver);
  window.dispatchEvent(new Event(move));
  expect(onOver).toHaveBeenCalled();
});

it('gives up after three seconds', () => {
  pageHeight(800);
  const onOver = jest.fn();
  holdScroll(window, () => 3_000, onOver);
  jest.advanceTimersByTime(3_000);
  expect(onOver).toHaveBeenCalled();
});
