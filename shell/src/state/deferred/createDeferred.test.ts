import { createLate } from './createLate';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aLate({ failures = 0 } = {}) {
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
  const late = createLate(firstContent, load, (error) => void reports.push(error.message));
  return { late, told, reports, draw: () => draw() };
}

it('leaves the network to the first content', async () => {
  const { late, told, draw } = aLate();
  late.open();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual({ loads: 0, opened: 0, stopped: 0 });
  draw();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual({ loads: 1, opened: 1, stopped: 0 });
  expect(late.stores$.value).toBeDefined();
});

it('asks for the file until it comes', async () => {
  const { late, told, reports, draw } = aLate({ failures: 2 });
  late.open();
  draw();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual({ loads: 3, opened: 1, stopped: 0 });
  expect(reports).toEqual(['the file is gone', 'the file is gone']);
});

it('stops what it began, and begins nothing when stopped before', async () => {
  const { late, told, draw } = aLate();
  late.open()();
  const stop = late.open();
  draw();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toMatchObject({ opened: 1, stopped: 0 });
  stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toMatchObject({ opened: 1, stopped: 1 });
});
