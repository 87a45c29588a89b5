import { follow } from '../../polled/follow';
import { createFakeWallClock } from '../../testing/fakeWallClock';
import { createRefusals } from '../createRefusals';
import { RefusedError } from '../read/vendorResponse';
import { createFakeVendor } from '../testing/fakeVendor';
import { NOW } from '../testing/samples';
import { endpointPoll } from './endpointPoll';

function following(answer: () => unknown) {
  const clock = createFakeWallClock(NOW);
  const reported: string[] = [];
  const kept: unknown[] = [];
  const report = (error: Error) => void reported.push(error.message);
  const { api, asked } = createFakeVendor(answer);
  const options = { endpoint: 'odds/live', every: 3, refusals: createRefusals(report) };
  const source = endpointPoll(api, options, (results) => void kept.push(results));
  follow({ source, emit: async () => {}, clock, random: () => 0, report });
  return { clock, reported, kept, asked: () => asked.length };
}

it('asks at its own pace', async () => {
  const { clock, kept } = following(() => ['a']);
  await clock.turnTo(NOW + 10);
  expect(kept).toEqual(Array(4).fill(['a']));
});

it('does without when the plan does: says so once, asks each hour, and goes on when the plan has grown', async () => {
  let isRefused = true;
  const { clock, reported, kept, asked } = following(() => {
    if (isRefused) throw new RefusedError('not in the plan', 'plan');
    return ['a'];
  });
  await clock.turnTo(NOW + 2 * 3600 + 60);
  expect([asked(), kept.length, reported.length]).toEqual([3, 0, 1]);
  isRefused = false;
  await clock.turnTo(NOW + 3 * 3600 + 60);
  expect(kept.length).toBeGreaterThan(10);
});

it('tries again soon when the address or the account is refused', async () => {
  const { clock, reported, asked } = following(() => {
    throw new RefusedError('not this address', 'address');
  });
  await clock.turnTo(NOW + 30);
  expect(asked()).toBe(4);
  expect(reported[0]).toBe('not this address; trying again in 2 s');
});
