import { createContentRendered } from './createContentRendered';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('comes when a page says so', async () => {
  const content = createContentRendered();
  content.note();
  await content.rendered;
  expect(jest.getTimerCount()).toBe(0);
});

it('comes after 3 s when no page says so', async () => {
  const content = createContentRendered();
  const onRendered = jest.fn();
  content.rendered.then(onRendered);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(onRendered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onRendered).toHaveBeenCalled();
});
