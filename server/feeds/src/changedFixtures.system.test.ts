import { followedVendor, START, VENDORS } from './testing/followedVendor';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe.each(VENDORS)('$name', (one) => {
  /** Four matches tomorrow, and one in the days after. */
  async function followed() {
    const feed = followedVendor(one);
    const { clock, vendor } = feed;
    const first = vendor.add({ kickOff: START + 20 * HOUR, home: 1, away: 2 });
    vendor.add({ kickOff: START + 20 * HOUR, home: 3, away: 4 });
    vendor.add({ kickOff: START + 22 * HOUR, home: 5, away: 6 });
    vendor.add({ kickOff: START + 23 * HOUR, home: 7, away: 8 });
    vendor.add({ kickOff: START + 5 * DAY, home: 1, away: 8 });
    feed.start();
    await clock.turnTo(START + 700);
    expect((await feed.shown()).size).toBe(5);
    /** Passes so much time that each window was answered once more. */
    const pass = (seconds = HOUR + 300) => clock.turnTo(clock.now() + seconds);
    return { ...feed, first, pass };
  }

  it('a match that moved by 40 days is not on its old date', async () => {
    const { vendor, shown, first, pass, stop } = await followed();
    vendor.move(first.id, first.kickOff + 40 * DAY);
    await pass();
    stop();
    const kickOff = one.hearsAll ? first.kickOff + 40 * DAY : undefined;
    expect((await shown()).get(first.id)).toBe(kickOff);
    expect((await shown()).size).toBe(kickOff ? 5 : 4);
  });

  it('a match that moved within what is on show is on its new date, once', async () => {
    const { vendor, shown, listed, first, pass, stop } = await followed();
    vendor.move(first.id, first.kickOff - 3 * HOUR);
    await pass();
    stop();
    expect(await shown()).toEqual(listed());
  });

  it('a match that was removed is gone, and comes back with its list', async () => {
    const { vendor, shown, listed, first, pass, stop } = await followed();
    vendor.remove(first.id);
    await pass();
    expect(await shown()).toEqual(listed());
    vendor.add(first);
    await pass();
    stop();
    expect(await shown()).toEqual(listed());
  });

  it('a match that was made anew under another id is shown once', async () => {
    const { vendor, shown, listed, first, pass, stop } = await followed();
    vendor.remake(first.id);
    await pass();
    stop();
    expect(await shown()).toEqual(listed());
  });

  it('a match that was removed or moved while nobody followed is gone', async () => {
    const { vendor, shown, listed, first, pass, start, stop } = await followed();
    stop();
    vendor.remove(first.id);
    vendor.move(first.id + 1, first.kickOff + 40 * DAY);
    start();
    await pass(300);
    stop();
    expect([...(await shown()).keys()]).toEqual([...listed().keys()].slice(1));
  });

  it.each<[string, (entries: unknown[]) => unknown[] | Response]>([
    ['empty', () => []],
    ['an error page', () => new Response('<html>', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['half a list', (entries) => [...entries.slice(0, 1), { odd: 1 }]],
  ])('an answer that is %s takes nothing away', async (_, fault) => {
    const { vendor, shown, listed, pass, stop } = await followed();
    vendor.fault = fault;
    await pass();
    expect(await shown()).toEqual(listed());
    vendor.fault = undefined;
    await pass();
    stop();
    expect(await shown()).toEqual(listed());
  });

  it('an answer that stays empty is believed after some hours, an empty season never', async () => {
    const { clock, vendor, shown, first, pass, stop } = await followed();
    vendor.fault = () => [];
    await pass(5 * HOUR);
    expect((await shown()).size).toBe(5);
    await pass(3 * HOUR);
    stop();
    expect((await shown()).has(first.id)).toBe(one.name === 'openligadb');
    expect(clock.now()).toBeLessThan(first.kickOff);
  });
});
