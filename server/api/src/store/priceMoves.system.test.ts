import fc from 'fast-check';
import type { FeedMatch } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { onEachStore, openTestStore } from '../testing/testStore';
import { priceMoves } from './priceMoves';

const KICK_OFF = 1_670_612_400;
const oddsOf = (price: number) => `0.5!${(price / 100).toFixed(2)}!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40`;
const { NotStarted, FirstHalf, Ended } = MatchStatus;

test('a suspension that the history does not keep is no move, and none again with each state', () => {
  const match = aFeedMatch({ id: 1, odds: oddsOf(80), status_id: FirstHalf });
  const before = new Map([[1, { state: JSON.stringify({ odds: oddsOf(80), suspended_odds: 'giá' }) }]]);
  expect(priceMoves([{ ...match, suspended_odds: 'giá' }, match], before, KICK_OFF)).toEqual([]);
});

onEachStore((kind) => {
  const store = openTestStore(kind);
  let id = 0;
  beforeEach(() => {
    id += 1;
  });

  const send = (at: number, odds: string, status_id: MatchStatus = NotStarted, given: Partial<FeedMatch> = {}) =>
    store().applyBatch(
      { matches: [aFeedMatch({ id, odds, status_id, match_time: KICK_OFF, ...given })] },
      KICK_OFF + at,
    );
  const moves = async () =>
    (await store().priceMoves(id)).map(({ time, is_live, odds }) => [time - KICK_OFF, is_live, odds]);

  test('each move has its time, and says whether the match had begun; the same prices again are none', async () => {
    await send(-7200, oddsOf(90));
    await send(-3600, oddsOf(90), NotStarted, { home_position: 4 });
    await send(-600, oddsOf(95));
    await send(10, oddsOf(95), FirstHalf);
    await send(300, oddsOf(80), FirstHalf);
    expect(await moves()).toEqual([
      [-7200, false, oddsOf(90)],
      [-600, false, oddsOf(95)],
      [300, true, oddsOf(80)],
    ]);
  });

  test('prices that close and come back are moves; those that a feed sends of a match that is over are none', async () => {
    await send(0, '', FirstHalf);
    await send(300, oddsOf(80), FirstHalf);
    await send(600, '', FirstHalf);
    await send(900, oddsOf(80), FirstHalf);
    await send(6000, oddsOf(95), Ended);
    expect(await moves()).toEqual([
      [300, true, oddsOf(80)],
      [600, true, ''],
      [900, true, oddsOf(80)],
    ]);
  });

  test('a suspension is a move with the last prices, and another one when the market closes for good', async () => {
    const suspended_odds = oddsOf(80);
    await send(300, oddsOf(80), FirstHalf);
    await send(600, '', FirstHalf, { suspended_odds });
    await send(660, '', FirstHalf, { suspended_odds, home_position: 3 });
    await send(720, '', FirstHalf);
    await send(780, '', FirstHalf, { suspended_odds: 'giá' });
    const got = (await store().priceMoves(id)).map((move) => ({ ...move, time: move.time - KICK_OFF }));
    expect(got).toEqual([
      { time: 300, is_live: true, odds: oddsOf(80) },
      { time: 600, is_live: true, odds: '', suspended_odds },
      { time: 720, is_live: true, odds: '' },
    ]);
  });

  test('of one minute what was suspended last stays', async () => {
    await send(300, oddsOf(80), FirstHalf);
    await send(360, '', FirstHalf, { suspended_odds: oddsOf(80) });
    await send(380, '', FirstHalf);
    expect((await store().priceMoves(id)).slice(1)).toEqual([{ time: KICK_OFF + 380, is_live: true, odds: '' }]);
  });

  test('what the prices became in the minute of the opening stays, when they do not move again', async () => {
    await send(0, oddsOf(90), FirstHalf);
    await send(20, oddsOf(91), FirstHalf);
    await send(40, oddsOf(92), FirstHalf);
    await send(500, oddsOf(92), FirstHalf);
    expect(await moves()).toEqual([
      [0, true, oddsOf(90)],
      [40, true, oddsOf(92)],
    ]);
  });

  test('of one minute the last stays, with the opening and the last before kick-off', async () => {
    for (const second of [0, 10, 60, 70, 80]) await send(-7200 + second, oddsOf(90 + second));
    await send(1, oddsOf(50), NotStarted);
    await send(20, oddsOf(51), FirstHalf);
    await send(40, oddsOf(52), FirstHalf);
    await send(60, oddsOf(53), FirstHalf);
    expect(await moves()).toEqual([
      [-7200, false, oddsOf(90)],
      [-7190, false, oddsOf(100)],
      [-7120, false, oddsOf(170)],
      [1, false, oddsOf(50)],
      [40, true, oddsOf(52)],
      [60, true, oddsOf(53)],
    ]);
  });

  test.each(['x'.repeat(201), 'giá\0', 'kèo 0.95', '\ud800'])(
    'what is no text of prices is not kept: %j',
    async (odds) => {
      await send(-600, odds);
      expect(await moves()).toEqual([]);
      await send(-300, oddsOf(91));
      expect(await moves()).toEqual([[-300, false, oddsOf(91)]]);
    },
  );

  test('the history is that of its match alone, and empty of one that nobody knows', async () => {
    await send(0, oddsOf(90));
    await store().applyBatch({ matches: [aFeedMatch({ id: id + 1000, odds: oddsOf(40) })] }, KICK_OFF);
    expect(await moves()).toHaveLength(1);
    expect(await store().priceMoves(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test('a batch that cannot be stored leaves no move behind', async () => {
    const broken = aFeedMatch({ id: id + 2000, match_time: Number.NaN });
    const matches = [aFeedMatch({ id, odds: oddsOf(90) }), broken];
    await expect(store().applyBatch({ matches }, KICK_OFF)).rejects.toThrow();
    expect(await moves()).toEqual([]);
  });

  test('what a feed knows of earlier counts from before the first move, however often it says it', async () => {
    const earlier = (at: number, price: number) => ({
      match_id: id,
      time: KICK_OFF + at,
      is_live: false,
      odds: oddsOf(price),
    });
    const earlierPrices = [earlier(-5000, 70), earlier(-4000, 71), earlier(-1000, 72)];
    await send(-2000, oddsOf(80));
    for (const _ of [1, 2]) {
      await store().applyBatch({ earlierPrices: [...earlierPrices, { ...earlier(-6000, 1), odds: 'kèo' }] }, KICK_OFF);
      expect(await moves()).toEqual([
        [-5000, false, oddsOf(70)],
        [-4000, false, oddsOf(71)],
        [-2000, false, oddsOf(80)],
      ]);
    }
  });

  test('many earlier prices of one match count from before the first that was stored', async () => {
    await send(0, oddsOf(80));
    const earlierPrices = Array.from({ length: 1200 }, (_, index) => ({
      match_id: id,
      time: KICK_OFF - 60 * (1200 - index),
      is_live: false,
      odds: oddsOf(70 + (index % 2)),
    }));
    await store().applyBatch({ earlierPrices }, KICK_OFF);
    expect(await moves()).toHaveLength(1201);
  });

  test('a new run has no history of matches of the former one', async () => {
    await store().beginRun({ key: 'simulator:1' }, 'one', 1);
    await send(0, oddsOf(90));
    await store().beginRun({ key: 'simulator:1' }, 'one', 1);
    expect(await moves()).toHaveLength(1);
    await store().beginRun({ key: 'simulator:1' }, 'two', 2);
    expect(await moves()).toEqual([]);
  });

  test('a feed of more leagues goes on with the prices of its matches', async () => {
    const origin = 'thesports';
    await store().beginRun({ key: 'thesports:1', origin }, 'lasting', 3);
    await send(0, oddsOf(90));
    await store().beginRun({ key: 'thesports:1,2', origin }, 'lasting', 4);
    expect(await moves()).toHaveLength(1);
    await store().beginRun({ key: 'api-football:1', origin: 'api-football' }, 'lasting', 5);
    expect(await moves()).toEqual([]);
  });

  describe('pruned', () => {
    const DAY = 86_400;

    test('a move stays for 90 days, longer than its match', async () => {
      await send(0, oddsOf(90));
      await send(60, oddsOf(91));
      await store().prune(KICK_OFF + 89 * DAY);
      expect((await store().readSnapshot()).matches.map((match) => match.id)).not.toContain(id);
      expect(await moves()).toHaveLength(2);
      await store().prune(KICK_OFF + 90 * DAY + 30);
      expect(await moves()).toEqual([[60, false, oddsOf(91)]]);
    });

    test('a move of a clock that was far ahead goes', async () => {
      await send(0, oddsOf(90));
      await send(400 * DAY, oddsOf(91));
      await store().prune(KICK_OFF + 60);
      expect(await moves()).toEqual([[0, false, oddsOf(90)]]);
    });

    test('of a match that moves each minute for a day some go; opening, the last of each phase and the order stay', async () => {
      const MINUTES = 700;
      const all = Array.from({ length: MINUTES }, (_, minute) => (minute - MINUTES + 300) * 60);
      const row = (at: number) => ({ match_id: id, time: KICK_OFF + at, is_live: at >= 0, odds: oddsOf(at) });
      await store().applyBatch({ earlierPrices: all.map(row) }, KICK_OFF);
      const before = await moves();
      expect(before).toHaveLength(MINUTES);
      await store().prune(KICK_OFF + 300 * 60);
      const after = await moves();
      expect(after).toHaveLength(380);
      expect(before.filter((move) => after.some((kept) => kept[0] === move[0]))).toEqual(after);
      for (const at of [0, 399, 400, 699]) expect(after).toContainEqual(before[at]);
      await store().prune(KICK_OFF + 300 * 60);
      expect(await moves()).toEqual(after);
    });
  });

  test('whatever comes, the first is the opening, the last is what stands, and a minute has one move besides', async () => {
    const step = fc.record({ after: fc.integer({ min: 1, max: 90 }), price: fc.integer({ min: 1, max: 99 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        id += 1;
        let at = 0;
        for (const { after, price } of steps) {
          at += after;
          await send(at, oddsOf(price), FirstHalf);
        }
        const stored = await moves();
        const minutes = stored.slice(1).map(([time]) => Math.floor((KICK_OFF + Number(time)) / 60));
        expect(new Set(minutes).size).toBe(minutes.length);
        expect(stored[0]?.[2]).toBe(oddsOf(steps[0]?.price ?? 0));
        expect(stored.at(-1)?.[2]).toBe(oddsOf(steps.at(-1)?.price ?? 0));
      }),
      { numRuns: process.env.TEST_RING === 'long' ? 30 : 10 },
    );
  });
});
