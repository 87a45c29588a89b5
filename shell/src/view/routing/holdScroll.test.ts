import { holdScroll } from './holdScroll';

let grow = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
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
  holdScroll(window, 3_000, onOver);
  pageHeight(2_000);
  expect(onOver).not.toHaveBeenCalled();
  pageHeight(5_000);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).toHaveBeenCalledTimes(3);
  pageHeight(9_000);
  expect(window.scrollTo).toHaveBeenCalledTimes(3);
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('gives way to the visitor: %s', (move) => {
  pageHeight(800);
  const onOver = jest.fn();
  holdScroll(window, 3_000, onOver);
  window.dispatchEvent(new Event(move));
  expect(onOver).toHaveBeenCalled();
});

it('gives up after three seconds', () => {
  pageHeight(800);
  const onOver = jest.fn();
  holdScroll(window, 3_000, onOver);
  jest.advanceTimersByTime(3_000);
  expect(onOver).toHaveBeenCalled();
});
