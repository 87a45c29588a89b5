import { KICK_OFF } from '../testing/builders';
import { createResource, FRESH_SECONDS } from './createResource';
import { retryLater } from './retryLadder';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A resource whose answers the test gives; an error is thrown. */
function aResource({ retry = false } = {}) {
  const asked: { signal: AbortSignal; answer: (answer: string | Error) => Promise<void> }[] = [];
  const reports: string[] = [];
  const clock = { time: KICK_OFF, now: () => clock.time };
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      const answer = async (given: string | Error) => {
        if (given instanceof Error) reject(given);
        else resolve(given);
        await jest.advanceTimersByTimeAsync(0);
      };
      asked.push({ signal, answer });
    });
  const report = (error: Error) => void reports.push(error.message);
  const resource = createResource({ load, report, clock, ...(retry && { retry: retryLater }) });
  return { ...resource, asked, reports, clock, kind: () => resource.state$.value.kind };
}

const GONE = new Error('no answer');

it('asks once for all who look, and not again for those who come later', async () => {
  const it = aResource();
  it.open();
  it.open();
  expect(it.state$.value).toEqual({ kind: 'loading', value: undefined });
  await it.asked[0]?.answer('banners');
  it.open();
  expect(it.state$.value).toEqual({ kind: 'loaded', value: 'banners' });
  expect(it.asked).toHaveLength(1);
});

it('stops loading with the last user, and loads again for the next', async () => {
  const it = aResource();
  const [one, other] = [it.open(), it.open()];
  one();
  expect(it.asked[0]?.signal.aborted).toBe(false);
  other();
  expect(it.asked[0]?.signal.aborted).toBe(true);
  it.open();
  await it.asked[0]?.answer('of before');
  expect(it.kind()).toBe('loading');
  await it.asked[1]?.answer('of now');
  expect(it.state$.value.value).toBe('of now');
});

it('reports no failure of what was stopped', async () => {
  const it = aResource({ retry: true });
  it.open()();
  await it.asked[0]?.answer(GONE);
  expect(it.reports).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps what it knows while it asks again and when that fails, which it reports', async () => {
  const it = aResource();
  it.open();
  await it.asked[0]?.answer('banners');
  it.reload();
  expect(it.state$.value).toEqual({ kind: 'loaded', value: 'banners' });
  await it.asked[1]?.answer(GONE);
  expect(it.state$.value).toEqual({ kind: 'failed', value: 'banners', error: GONE });
  expect(it.reports).toEqual(['no answer']);
});

it('says that it asks again when the visitor wanted it, and when it is opened after a failure', async () => {
  const it = aResource();
  const stop = it.open();
  await it.asked[0]?.answer(GONE);
  it.retry();
  expect(it.kind()).toBe('loading');
  await it.asked[1]?.answer(GONE);
  stop();
  it.open();
  expect(it.kind()).toBe('loading');
  expect(it.asked).toHaveLength(3);
});

it('tries again by itself, later each time, until it has what it wants', async () => {
  const it = aResource({ retry: true });
  it.open();
  await it.asked[0]?.answer(GONE);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(it.kind()).toBe('failed');
  await it.asked[1]?.answer(GONE);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(it.asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  await it.asked[2]?.answer('there');
  expect(it.kind()).toBe('loaded');
  expect(jest.getTimerCount()).toBe(0);
  it.reload();
  await it.asked[3]?.answer(GONE);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(it.asked).toHaveLength(5);
});

it('does not retry while unused', async () => {
  const it = aResource({ retry: true });
  const stop = it.open();
  await it.asked[0]?.answer(GONE);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  it.reload();
  await it.asked[1]?.answer(GONE);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['later', FRESH_SECONDS],
  ['earlier, by a clock that was an hour ahead', -3_600],
])('loads again what was asked for a minute %s, while somebody looks', async (_, seconds) => {
  const it = aResource();
  const stop = it.open();
  it.refresh();
  await it.asked[0]?.answer('banners');
  it.clock.time += FRESH_SECONDS - 1;
  it.refresh();
  expect(it.asked).toHaveLength(1);
  it.clock.time += seconds - (FRESH_SECONDS - 1);
  it.refresh();
  expect(it.asked).toHaveLength(2);
  await it.asked[1]?.answer('others');
  stop();
  it.clock.time += FRESH_SECONDS;
  it.refresh();
  expect(it.asked).toHaveLength(2);
});
