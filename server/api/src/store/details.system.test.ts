import type { FeedLineups } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aLineups, aPlayer, aTeamLineup } from 'feeds/testing/lineupBuilders';
import { sql } from 'kysely';
import { onEachStore, openTestStore } from '../testing/testStore';

onEachStore((kind) => {
  const store = openTestStore(kind);
  const NOW = 1_670_612_400;

  const stored = async (id: number): Promise<unknown> => {
    const text = await store().lineups(id);
    return text === undefined ? undefined : JSON.parse(text);
  };
  /** The transaction that wrote the row last. */
  const writtenBy = async (id: number) =>
    (await sql<{ xmin: string }>`select xmin::text from lineup where match_id = ${id}`.execute(store.db())).rows[0]
      ?.xmin;
  const apply = (...lineups: FeedLineups[]) => store().applyBatch({ lineups });

  beforeEach(async () => {
    await store().applyBatch({
      matches: [aFeedMatch({ id: 1, match_time: NOW }), aFeedMatch({ id: 2, match_time: 1 })],
    });
  });

  test('they are stored with their match, and there are none before', async () => {
    expect(await stored(3)).toBeUndefined();
    await store().applyBatch({
      matches: [aFeedMatch({ id: 3, match_time: NOW })],
      lineups: [aLineups({ match_id: 3 })],
    });
    expect(await stored(3)).toEqual(JSON.parse(JSON.stringify(aLineups({ match_id: 3 }))));
  });

  test('unchanged ones write nothing; a change is read at once, and the last of a batch counts', async () => {
    await apply(aLineups({ is_confirmed: false }));
    const before = await writtenBy(1);
    await apply(aLineups({ is_confirmed: false }));
    expect(await writtenBy(1)).toBe(before);
    await apply(aLineups({ is_confirmed: false }), aLineups({ is_confirmed: true }));
    expect(await writtenBy(1)).not.toBe(before);
    expect(await stored(1)).toMatchObject({ is_confirmed: true });
  });

  test('they are no change of the log: no board shows them', async () => {
    const { last } = await store().readSnapshot();
    expect(await apply(aLineups({ home: undefined }))).toBeUndefined();
    expect((await store().readSnapshot()).last).toBe(last);
  });

  test('those of a match that is not stored are left out, and others with them are kept', async () => {
    await apply(aLineups({ match_id: 99 }), aLineups({ away: undefined }));
    expect(await stored(99)).toBeUndefined();
    expect(await stored(1)).not.toHaveProperty('away');
  });

  test('a batch that cannot be stored whole leaves none behind', async () => {
    const before = await stored(1);
    const lineups = [aLineups({ home: aTeamLineup({ coach: 'Ai đó' }) })];
    // Written after the line-ups; no column holds such a number.
    const texts = [{ match_id: 2 ** 70, lines: [] }];
    await expect(store().applyBatch({ lineups, texts })).rejects.toThrow();
    expect(await stored(1)).toEqual(before);
  });

  test('those of many matches are stored', async () => {
    const ids = Array.from({ length: 1100 }, (_, index) => 1000 + index);
    const matches = ids.map((id) => aFeedMatch({ id, match_time: NOW }));
    await store().applyBatch({ matches, lineups: ids.map((match_id) => aLineups({ match_id })) });
    expect(await stored(1000)).toMatchObject({ match_id: 1000 });
    expect(await stored(2099)).toMatchObject({ match_id: 2099 });
  });

  test('a name with what PostgreSQL keeps in no text is stored without it', async () => {
    const starters = [aPlayer({ name: 'Văn\0 Lâm \ud800' })];
    await apply(aLineups({ home: aTeamLineup({ starters }) }));
    expect(await stored(1)).toMatchObject({ home: { starters: [{ name: 'Văn Lâm \ufffd' }] } });
  });

  test('places and referees are stored likewise, each for itself', async () => {
    const venue = { name: 'Hàng Đẫy', city: undefined };
    const info = { match_id: 1, venue, referee: 'Ngô Duy Lân', stage: undefined, matchday: 16 };
    await store().applyBatch({ info: [info, { ...info, match_id: 99 }] });
    expect(JSON.parse((await store().matchInfo(1)) ?? '')).toEqual({ ...info, venue: { name: 'Hàng Đẫy' } });
    expect(await store().matchInfo(99)).toBeUndefined();
    expect(await stored(1)).not.toHaveProperty('referee');
    await store().applyBatch({ info: [{ ...info, referee: undefined }] });
    expect(await store().matchInfo(1)).not.toContain('Ngô');
  });

  test('markets of the first half and of corners too; a group without any is left out', async () => {
    const half = { odds: '0.5!0.95!!0.91;;', suspended_odds: '' };
    const none = { odds: '', suspended_odds: '' };
    await store().applyBatch({ markets: [{ match_id: 1, half, corners: none }] });
    expect(JSON.parse((await store().matchMarkets(1)) ?? '')).toEqual({ match_id: 1, half: { odds: half.odds } });
    await store().applyBatch({ markets: [{ match_id: 1, half: undefined, corners: undefined }] });
    expect(await store().matchMarkets(1)).toBe('{"match_id":1}');
  });

  test('what a vendor wrote too', async () => {
    const lines = [{ time: '45+2', lang: 'zh' as const, text: '进球！<b>' }];
    await store().applyBatch({
      texts: [
        { match_id: 1, lines },
        { match_id: 99, lines },
      ],
    });
    expect(JSON.parse((await store().vendorText(1)) ?? '')).toEqual({ match_id: 1, lines });
    expect(await store().vendorText(99)).toBeUndefined();
  });

  test('they go with their match, when it is old and when a new run begins', async () => {
    await apply(aLineups({ match_id: 1 }), aLineups({ match_id: 2 }));
    await store().prune(NOW);
    expect([await stored(1), await stored(2)]).toEqual([expect.anything(), undefined]);
    await store().beginRun({ key: 'feed' }, 'one', NOW);
    await store().beginRun({ key: 'feed' }, 'two', NOW);
    expect(await stored(1)).toBeUndefined();
  });
});
