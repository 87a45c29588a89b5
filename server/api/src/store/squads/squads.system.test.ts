import type { FeedSquad } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aLineups, aPlayer, aSquad, aTeamLineup } from 'feeds/testing/lineupBuilders';
import { sql } from 'kysely';
import { aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../../testing/testStore';

onEachStore((kind) => {
  const store = openTestStore(kind);
  const NOW = 1_670_612_400;
  const [TEAM, OTHER] = [101, 102];

  const apply = (...squads: FeedSquad[]) => store().applyBatch({ squads });
  /** The transaction that wrote the row last. */
  const writtenBy = async () =>
    (await sql<{ xmin: string }>`select xmin::text from squad where team_id = ${TEAM}`.execute(store.db())).rows[0]
      ?.xmin;
  const names = async (team = TEAM) => (await store().squad(team))?.players.map(({ name }) => name);
  const match = (id: number, home_team_id = TEAM, away_team_id = OTHER) =>
    aFeedMatch({ id, match_time: NOW + id, home_team_id, away_team_id });
  const eleven = (...players: string[]) =>
    aTeamLineup({ starters: players.map((name) => aPlayer({ name })), bench: [] });

  beforeEach(async () => {
    await sql`truncate lineup, match_info, match_markets, vendor_text, match, squad, team`.execute(store.db());
    await store().applyBatch({ teams: [aTeam({ id: TEAM, name: 'Hà Nội' }), aTeam({ id: OTHER, name: 'SLNA' })] });
  });

  test('one that a feed reported is stored with its team, and there is none before', async () => {
    expect(await store().squad(TEAM)).toBeUndefined();
    await apply(aSquad());
    expect(await store().squad(TEAM)).toEqual({ ...aSquad(), seen_in: undefined });
    expect(await store().squad(OTHER)).toBeUndefined();
  });

  test('an unchanged one writes nothing; who has left is not in the next, and the last of a batch counts', async () => {
    await apply(aSquad());
    const before = await writtenBy();
    await apply(aSquad());
    expect(await writtenBy()).toBe(before);
    await apply(aSquad(), aSquad({ players: [aPlayer({ name: 'Hùng Dũng' })] }));
    expect(await names()).toEqual(['Hùng Dũng']);
  });

  test('that of a team that is not stored is left out, and others with it are kept', async () => {
    await apply(aSquad({ team_id: 99 }), aSquad());
    expect(await store().squad(99)).toBeUndefined();
    expect(await names()).toEqual(aSquad().players.map(({ name }) => name));
  });

  test('it is no change of the log: no board shows it', async () => {
    expect(await apply(aSquad({ coach: 'Ai đó' }))).toBeUndefined();
  });

  test('without one there are the players of the last confirmed line-ups, home and away, the newest first', async () => {
    await store().applyBatch({
      matches: [match(1), match(2, OTHER, TEAM), match(3)],
      lineups: [
        aLineups({ match_id: 1, home: eleven('Văn Lâm', 'Quang Hải') }),
        aLineups({ match_id: 2, home: eleven('của đội khác'), away: eleven('Tuấn Anh') }),
        aLineups({ match_id: 3, is_confirmed: false, home: eleven('dự kiến') }),
      ],
    });
    expect(await names()).toEqual(['Tuấn Anh', 'Văn Lâm', 'Quang Hải']);
    expect(await store().squad(TEAM)).toMatchObject({ team_id: TEAM, coach: 'Park Hang-seo', seen_in: 2 });
  });

  test('a coach whom the feed did not report is that of the last line-up', async () => {
    await apply(aSquad({ coach: undefined }));
    expect((await store().squad(TEAM))?.coach).toBeUndefined();
    await store().applyBatch({ matches: [match(1)], lineups: [aLineups({ match_id: 1 })] });
    expect(await store().squad(TEAM)).toEqual({ ...aSquad(), coach: 'Park Hang-seo', seen_in: undefined });
  });

  test('it goes when a new run begins', async () => {
    await store().beginRun({ key: 'feed' }, 'one', NOW);
    await store().applyBatch({ teams: [aTeam({ id: TEAM, name: 'Hà Nội' })], squads: [aSquad()] });
    await store().beginRun({ key: 'feed' }, 'two', NOW);
    expect(await store().squad(TEAM)).toBeUndefined();
  });
});
