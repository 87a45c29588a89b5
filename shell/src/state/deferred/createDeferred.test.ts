import { retryLater } from 'shared-kernel/state/retryLadder';
import { createDeferred } from './createDeferred';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aDeferred({ failures = 0 } = {}) {
  const reported = { loads: 0, opened: 0, stopped: 0 };
  const reports: string[] = [];
  let render = () => {};
  const firstContent = new Promise<void>((resolve) => {
    render = resolve;
  });
  const load = async () => {
    reported.loads += 1;
    if (reported.loads <= failures) throw new Error('the file is gone');
    return { open };
  };
  const open = () => {
    reported.opened += 1;
    return () => {
      reported.stopped += 1;
    };
  };
  const deferred = createDeferred(firstContent, load, {
    report: (error) => void reports.push(error.message),
    retry: retryLater,
  });
  return { deferred, reported, reports, render: () => render() };
}

it('leaves the network to the first content', async () => {
  const { deferred, reported, render } = aDeferred();
  deferred.open();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual({ loads: 0, opened: 0, stopped: 0 });
  render();
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toEqual({ loads: 1, opened: 1, stopped: 0 });
  expect(deferred.stores$.value).toBeDefined();
});

it('asks for the file until it comes', async () => {
  const { deferred, reported, reports, render } = aDeferred({ failures: 2 });
  deferred.open();
  render();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(reported).toEqual({ loads: 3, opened: 1, stopped: 0 });
  expect(reports).toEqual(['the file is gone', 'the file is gone']);
});

it('stops what it began, and begins nothing when stopped before', async () => {
  const { deferred, reported, render } = aDeferred();
  deferred.open()();
  const stop = deferred.open();
  render();
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toMatchObject({ opened: 1, stopped: 0 });
  stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(reported).toMatchObject({ opened: 1, stopped: 1 });
});
