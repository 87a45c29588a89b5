import { createFrame } from './createFrame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gathers many requests into one flush at the next frame', () => {
  const flush = jest.fn();
  const frame = createFrame(flush);
  frame.request();
  frame.request();
  expect(flush).not.toHaveBeenCalled();
  jest.advanceTimersToNextFrame();
  expect(flush).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(flush).toHaveBeenCalledTimes(1);
});

it('settles in a hidden tab, where no frame comes', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const flush = jest.fn();
  createFrame(flush).request();
  jest.advanceTimersByTime(250);
  expect(flush).toHaveBeenCalledTimes(1);
});

it('forgets an open request when stopped, and takes new ones', () => {
  const flush = jest.fn();
  const frame = createFrame(flush);
  frame.request();
  frame.stop();
  jest.advanceTimersByTime(1000);
  expect(flush).not.toHaveBeenCalled();
  frame.request();
  jest.advanceTimersToNextFrame();
  expect(flush).toHaveBeenCalledTimes(1);
});
