import { createContentDrawn } from './createContentDrawn';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('comes when a page says so', async () => {
  const content = createContentDrawn();
  content.note();
  await content.drawn;
  expect(jest.getTimerCount()).toBe(0);
});

it('comes after 3 s when no page says so', async () => {
  const content = createContentDrawn();
  const onDrawn = jest.fn();
  content.drawn.then(onDrawn);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(onDrawn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onDrawn).toHaveBeenCalled();
});
