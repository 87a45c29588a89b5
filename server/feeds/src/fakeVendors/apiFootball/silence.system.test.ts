import { EVENING, following, HOUR, NOON, stopAll } from './testing/following';

afterEach(stopAll);

const FREE = { daily: 100, perMinute: 10, isFree: true };

type Following = Awaited<ReturnType<typeof following>>;

/** What was said of silence until a moment, by looks at a few seconds' distance. */
async function saidUntil({ clock, silence }: Following, moment: number): Promise<Set<boolean>> {
  const said = new Set<boolean>();
  for (let at = clock.now(); at <= moment; at += 5) {
    await clock.runUntil(at);
    said.add(silence() !== undefined);
  }
  return said;
}

it('never calls the free plan silent, by night or while matches are on, for asking seldom', async () => {
  const feed = await following({ plan: FREE, from: NOON - 10 * HOUR });
  // It ends before the second extra time, for which such a plan has less than a request in a quarter of an hour left.
  expect([...(await saidUntil(feed, NOON + 6 * HOUR))]).toEqual([false]);
});

it('is silent while the requests are spent and matches are on, since the last word of them', async () => {
  const { clock, fakeVendor, silence } = await following({ plan: FREE });
  await clock.runUntil(NOON + 600);
  expect(silence()).toBeUndefined();
  fakeVendor.plan.daily = fakeVendor.requests().length;
  await clock.runUntil(NOON + 1800);
  expect(silence()).toBeGreaterThan(NOON);
  expect(silence()).toBeLessThanOrEqual(NOON + 1200);
  // Its matches are over, and its free count is answered on.
  await clock.runUntil(EVENING + HOUR);
  expect(silence()).toBeUndefined();
});

it('is silent by night, too, when the vendor is gone, and no more once it answers', async () => {
  const { clock, fakeVendor, silence } = await following({ plan: FREE, from: NOON - 10 * HOUR });
  await clock.runUntil(NOON - 9 * HOUR);
  fakeVendor.trouble.instead = (_, response) => void response.destroy();
  await clock.runUntil(NOON - 8 * HOUR);
  expect(silence()).toBeGreaterThan(NOON - 9.5 * HOUR);
  expect(silence()).toBeLessThan(NOON - 8.9 * HOUR);
  fakeVendor.trouble.instead = undefined;
  await clock.runUntil(NOON - 7.5 * HOUR);
  expect(silence()).toBeUndefined();
});
