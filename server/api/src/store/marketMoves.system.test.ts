import { aFeedMatch } from 'feeds/testing/feedBuilders';
import type { GroupMarkets, MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { onEachStore, openTestStore } from '../testing/testStore';

const KICK_OFF = 1_670_612_400;
const DAY = 86_400;
const textOf = (price: number) => `0.5!${(price / 100).toFixed(2)}!!0.91;1!0.88!1!0.98;2.60!2.10!4.20`;
const openAt = (price: number): GroupMarkets => ({ odds: textOf(price), suspended_odds: '' });
const { NotStarted, FirstHalf, SecondHalf, Ended } = MatchStatus;

onEachStore((kind) => {
  const store = openTestStore(kind);
  let id = 0;
  beforeEach(() => {
    id += 1;
  });

  type SentMarkets = Partial<Record<MarketGroup, GroupMarkets>>;
  const send = (at: number, { half, corners }: SentMarkets, status_id: MatchStatus = NotStarted) =>
    store().applyBatch(
      {
        matches: [aFeedMatch({ id, odds: '', status_id, match_time: KICK_OFF })],
        markets: [{ match_id: id, half, corners }],
      },
      KICK_OFF + at,
    );
  const moves = async (group: MarketGroup) =>
    (await store().priceMoves(id, group)).map(({ time, is_live, odds }) => [time - KICK_OFF, is_live, odds]);

  test('each group has moves of its own, beside those of the match; the same text again is none', async () => {
    await send(-3600, { half: openAt(90), corners: openAt(70) });
    await send(-1800, { half: openAt(90), corners: openAt(71) });
    await send(60, { half: openAt(95), corners: openAt(71) }, FirstHalf);
    expect(await moves('half')).toEqual([
      [-3600, false, textOf(90)],
      [60, true, textOf(95)],
    ]);
    expect(await moves('corners')).toEqual([
      [-3600, false, textOf(70)],
      [-1800, false, textOf(71)],
    ]);
    expect(await store().priceMoves(id)).toEqual([]);
    const rows = await store.db().selectFrom('half_move').select('time').where('match_id', '=', id).execute();
    expect(rows).toHaveLength(2);
  });

  test('a suspension is a move with the last prices, and a group that closes has one without any', async () => {
    await send(300, { half: openAt(90) }, FirstHalf);
    await send(360, { half: { odds: '', suspended_odds: textOf(90) } }, FirstHalf);
    await send(420, {}, FirstHalf);
    expect(await store().priceMoves(id, 'half')).toEqual([
      { time: KICK_OFF + 300, is_live: true, odds: textOf(90) },
      { time: KICK_OFF + 360, is_live: true, odds: '', suspended_odds: textOf(90) },
      { time: KICK_OFF + 420, is_live: true, odds: '' },
    ]);
  });

  test('of one minute the last stays, beside the opening', async () => {
    for (const second of [0, 20, 40]) await send(second, { corners: openAt(70 + second) }, FirstHalf);
    expect(await moves('corners')).toEqual([
      [0, true, textOf(70)],
      [40, true, textOf(110)],
    ]);
  });

  test('what a feed sends of the first half after it is no move, nor of a match that is over or not stored', async () => {
    await send(60, { half: openAt(90), corners: openAt(70) }, FirstHalf);
    await send(4000, { half: openAt(95), corners: openAt(75) }, SecondHalf);
    await send(8000, { half: openAt(96), corners: openAt(76) }, Ended);
    expect([await moves('half'), await moves('corners')]).toEqual([
      [[60, true, textOf(90)]],
      [
        [60, true, textOf(70)],
        [4000, true, textOf(75)],
      ],
    ]);
    await store().applyBatch({ markets: [{ match_id: id + 5000, half: openAt(90), corners: undefined }] }, KICK_OFF);
    expect(await store().priceMoves(id + 5000, 'half')).toEqual([]);
  });

  test.each(['x'.repeat(201), 'giá\0', 'kèo 0.95'])(
    'what is no text of prices costs that move alone: %j',
    async (odds) => {
      await send(-600, { half: { odds, suspended_odds: '' }, corners: openAt(70) });
      expect([await moves('half'), await moves('corners')]).toEqual([[], [[-600, false, textOf(70)]]]);
      await send(-300, { half: openAt(91), corners: openAt(70) });
      expect(await moves('half')).toEqual([[-300, false, textOf(91)]]);
    },
  );

  test('a batch that cannot be stored leaves no move behind', async () => {
    await send(0, { half: openAt(90) }, FirstHalf);
    const markets = [{ match_id: id, half: openAt(91), corners: undefined }];
    // Written after the moves; no column holds such a number.
    const texts = [{ match_id: 2 ** 70, lines: [] }];
    await expect(store().applyBatch({ markets, texts }, KICK_OFF + 90)).rejects.toThrow();
    expect(await moves('half')).toHaveLength(1);
    await store().applyBatch({ markets }, KICK_OFF + 90);
    expect(await moves('half')).toHaveLength(2);
  });

  test('what a feed knows of earlier counts for its group alone', async () => {
    const earlier = { match_id: id, time: KICK_OFF - 5000, is_live: false };
    await send(-2000, { half: openAt(80) });
    await store().applyBatch({
      earlierPrices: [
        { ...earlier, group: 'half', odds: textOf(70) },
        { ...earlier, odds: textOf(60) },
      ],
    });
    expect((await moves('half')).map(([at]) => at)).toEqual([-5000, -2000]);
    expect((await store().priceMoves(id)).map(({ odds }) => odds)).toEqual([textOf(60)]);
    expect(await moves('corners')).toEqual([]);
  });

  test('each group is pruned for itself, and a move goes after 90 days', async () => {
    const MINUTES = 300;
    const row = (minute: number) => ({
      match_id: id,
      time: KICK_OFF - (MINUTES - minute) * 60,
      is_live: false,
      odds: textOf(minute),
    });
    const all = Array.from({ length: MINUTES }, (_, minute) => row(minute));
    const few = all.slice(0, 120);
    await store().applyBatch({
      earlierPrices: [
        ...few,
        ...all.map((one) => ({ ...one, group: 'half' as const })),
        ...few.map((one) => ({ ...one, group: 'corners' as const })),
      ],
    });
    await store().prune(KICK_OFF);
    const counts = async () => [
      (await store().priceMoves(id)).length,
      (await moves('half')).length,
      (await moves('corners')).length,
    ];
    expect(await counts()).toEqual([120, 190, 120]);
    const kept = await moves('half');
    expect([kept[0], kept.at(-1)]).toEqual([
      [-MINUTES * 60, false, textOf(0)],
      [-60, false, textOf(MINUTES - 1)],
    ]);
    await store().prune(KICK_OFF + 90 * DAY);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  test('a new run has no history of the groups of the former one', async () => {
    await store().beginRun({ key: 'simulator:1' }, 'one', 1);
    await send(0, { half: openAt(90), corners: openAt(70) });
    await store().beginRun({ key: 'simulator:1' }, 'two', 2);
    expect([await moves('half'), await moves('corners')]).toEqual([[], []]);
  });
});
