import { follow } from '../../polled/follow';
import { VendorError } from '../../polled/jsonFetcher';
import { createFakeWallClock } from '../../testing/fakeWallClock';
import type { WallClock } from '../../timeline/wallClock';
import { createRefusals } from '../createRefusals';
import { RefusedError } from '../read/vendorResponse';
import { createFakeVendor } from '../testing/fakeVendor';
import { NOW } from '../testing/samples';
import type { BackfillRequest } from './backfill';
import { dataPoll } from './dataPoll';
import { paged, type Task } from './task';

function following(clock: WallClock, tasks: readonly Task[], backfill: BackfillRequest[] = []) {
  const reported: string[] = [];
  const report = (error: Error) => void reported.push(error.message);
  const refusals = createRefusals(report);
  let refused = 0;
  const source = dataPoll({
    tasks,
    backfill: { next: () => backfill.shift() },
    refusals,
    report,
    onRefused: () => void refused++,
  });
  follow({ source, emit: async () => {}, clock, random: () => 0, report });
  return { reported, refusals, refused: () => refused };
}

/** A task that remembers when it was asked, in seconds from the start. */
function aTask(name: string, every: number, clock: WallClock, answer: () => boolean = () => false) {
  const asked: number[] = [];
  const ask = async () => {
    asked.push(Math.round(clock.now() - NOW));
    return answer();
  };
  return { task: { name, endpoint: name, every, ask }, asked };
}

it('keeps the limit of 120 requests in any minute, whatever there is to do', async () => {
  const clock = createFakeWallClock(NOW);
  const moments: number[] = [];
  const request = { endpoint: 'one', load: async () => void moments.push(clock.now()) };
  const backfill: BackfillRequest[] = Array.from({ length: 500 }, () => request);
  following(clock, [], backfill);
  await clock.turnTo(NOW + 400);
  expect(moments).toHaveLength(500);
  const most = moments.map((from) => moments.filter((at) => at >= from && at < from + 60).length);
  expect(Math.max(...most)).toBeLessThanOrEqual(110);
  expect(Math.max(...most)).toBeGreaterThan(100);
});

it('asks for what is regular first, each at its own pace', async () => {
  const clock = createFakeWallClock(NOW);
  const slow = aTask('slow', 100, clock);
  const quick = aTask('quick', 20, clock);
  const order: string[] = [];
  const request = { endpoint: 'one', load: async () => void order.push(`${slow.asked.length} ${quick.asked.length}`) };
  following(clock, [slow.task, quick.task], [request]);
  await clock.turnTo(NOW + 110);
  expect(slow.asked).toHaveLength(2);
  expect(quick.asked).toHaveLength(6);
  expect(order).toEqual(['1 1']);
});

it('tries a failed task again after a minute, and others meanwhile', async () => {
  const clock = createFakeWallClock(NOW);
  const failing = aTask('failing', 600, clock, () => {
    throw new VendorError('away');
  });
  const fine = aTask('fine', 600, clock);
  following(clock, [failing.task, fine.task]);
  await clock.turnTo(NOW + 70);
  expect(failing.asked).toHaveLength(2);
  expect(fine.asked).toHaveLength(1);
});

it('leaves a task out that the plan refuses, says so once, and asks each hour', async () => {
  const clock = createFakeWallClock(NOW);
  let isRefused = true;
  const task = aTask('match/diary', 600, clock, () => {
    if (isRefused) throw new RefusedError('not in the plan', 'plan');
    return false;
  });
  const { reported, refusals, refused } = following(clock, [task.task]);
  await clock.turnTo(NOW + 2 * 3600 + 60);
  expect(task.asked).toHaveLength(3);
  expect(reported).toEqual(['not in the plan; the site does without, and asks again each hour']);
  expect(refusals.list()).toEqual([['match/diary', true]]);
  expect(refused()).toBe(3);
  isRefused = false;
  await clock.turnTo(NOW + 3 * 3600 + 1300);
  expect(task.asked).toHaveLength(6);
  expect(refusals.list()).toEqual([['match/diary', false]]);
});

it('asks at once for the next page until one is empty, also after one with odd items alone', async () => {
  const clock = createFakeWallClock(NOW);
  const pages = [[{ id: 'a' }, 7], [null, 'x'], [{ id: 'b' }], []];
  const { api, asked } = createFakeVendor((_, { page }) => pages[Number(page) - 1]);
  following(clock, [paged(api, { endpoint: 'list', every: 1800 }, () => {})]);
  await clock.turnTo(NOW + 60);
  expect(asked.map(({ params }) => params.page)).toEqual([1, 2, 3, 4]);
  await clock.turnTo(NOW + 1800 + 60);
  expect(asked).toHaveLength(8);
});

it('asks on when the clock was set back', async () => {
  const clock = createFakeWallClock(NOW);
  const task = aTask('regular', 600, clock);
  following(clock, [task.task]);
  await clock.turnTo(NOW + 10);
  await clock.setBackTo(NOW - 7200);
  await clock.turnTo(NOW - 7200 + 30);
  expect(task.asked).toHaveLength(2);
});
