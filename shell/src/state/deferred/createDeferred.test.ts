import { retryLater } from 'shared-kernel/state/retryLadder';
import { createDeferred } from './createDeferred';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aDeferred({ failures = 0 } = {}) {
  const told = { loads: 0, opened: 0, stopped: 0 };
  const reports: string[] = [];
  let draw = () => {};
  const firstContent = new Promise<void>((resolve) => {
    draw = resolve;
  });
  const load = async () => {
    told.loads += 1;
    if (told.loads <= failures) throw new Error('the file is gone');
    return { open };
  };
  const open = () => {
    told.opened += 1;
    return () => {
      told.stopped += 1;
    };
  };
  const deferred = createDeferred(firstContent, load, {
    report: (error) => void reports.push(error.message),
    retry: retryLater,
  });
  return { deferred, told, reports, draw: () => draw() };
}

it('leaves the network to the first content', async () => {
  const { deferred, told, draw } = aDeferred();
  deferred.open();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual({ loads: 0, opened: 0, stopped: 0 });
  draw();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual({ loads: 1, opened: 1, stopped: 0 });
  expect(deferred.stores$.value).toBeDefined();
});

it('asks for the file until it comes', async () => {
  const { deferred, told, reports, draw } = aDeferred({ failures: 2 });
  deferred.open();
  draw();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(told).toEqual({ loads: 3, opened: 1, stopped: 0 });
  expect(reports).toEqual(['the file is gone', 'the file is gone']);
});

it('stops what it began, and begins nothing when stopped before', async () => {
  const { deferred, told, draw } = aDeferred();
  deferred.open()();
  const stop = deferred.open();
  draw();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toMatchObject({ opened: 1, stopped: 0 });
  stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toMatchObject({ opened: 1, stopped: 1 });
});
