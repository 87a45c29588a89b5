import type { FeedMatch } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { sql } from 'kysely';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../../testing/testStore';
import { lockImports } from './importedSources';
import { lastQuery, meetingsQuery } from './readHistory';
import { originOf } from './writeResults';

const [ARSENAL, CHELSEA, EVERTON, OTHER_EVERTON, VIETNAM] = [101, 102, 103, 104, 105];
const [ENGLAND, CHILE, WORLD, SPAIN, EUROPE] = [1, 2, 3, 4, 5];
const [NOW, DAY] = [1_790_000_000, 86_400];

const records = {
  countries: [
    aCountry({ id: ENGLAND, name: 'Anh' }),
    aCountry({ id: CHILE, name: 'Chile' }),
    aCountry({ id: WORLD, name: 'Thế giới' }),
    aCountry({ id: SPAIN, name: 'Spain' }),
    aCountry({ id: EUROPE, name: 'Europe' }),
  ],
  competitions: [aCompetition({ id: 1, name: 'Ngoại hạng Anh' })],
  teams: [
    aTeam({ id: ARSENAL, name: 'Arsenal' }),
    aTeam({ id: CHELSEA, name: 'Chelsea' }),
    aTeam({ id: EVERTON, name: 'Everton' }),
    aTeam({ id: OTHER_EVERTON, name: 'Everton' }),
    aTeam({ id: VIETNAM, name: 'Việt Nam' }),
  ],
};

const ended = (id: number, given: Partial<FeedMatch> = {}) =>
  aFeedMatch({
    id,
    status_id: MatchStatus.Ended,
    match_time: NOW - id * DAY,
    country_id: ENGLAND,
    home_team_id: ARSENAL,
    away_team_id: CHELSEA,
    home_scores: [2, 1],
    away_scores: [0, 0],
    ...given,
  });

onEachStore((kind) => {
  const store = openTestStore(kind);
  let now = 100;

  beforeEach(async () => {
    await sql`truncate result, result_team, result_origin, lineup, match_info, match_markets, vendor_text, match, feed_run`.execute(
      store.db(),
    );
    await begin('thesports', 'lasting');
  });

  async function begin(key: string, run: string, origin = key) {
    now += 10;
    await store().beginRun({ key, origin }, run, now);
    await store().applyBatch(records);
  }

  const results = () => store.db().selectFrom('result').selectAll().orderBy('match_id').execute();
  const ids = async () => (await results()).map(({ match_id }) => match_id);

  const asked = {
    id: 99,
    kickOff: NOW,
    country: 'Anh',
    home: { id: ARSENAL, name: 'Arsenal' },
    away: { id: CHELSEA, name: 'Chelsea' },
  };
  const history = (given: Partial<typeof asked> = {}) => store().matchHistory({ ...asked, ...given });

  test('a match is kept once it has ended, with the names as they are', async () => {
    const live = ended(1, { status_id: MatchStatus.SecondHalf });
    await store().applyBatch({ matches: [live] });
    expect(await results()).toEqual([]);
    const goals = [anIncident({ time: 12 }), anIncident({ time: 45, added_time: 2 })];
    await store().applyBatch({ matches: [{ ...live, status_id: MatchStatus.Ended, incidents: goals }] });
    expect(await results()).toMatchObject([
      {
        match_id: 1,
        kick_off: NOW - DAY,
        home_goals: 2,
        away_goals: 0,
        home_half: 1,
        home_minutes: '12,45+2',
        home_name: 'Arsenal',
        away_name: 'Chelsea',
        competition: 'Ngoại hạng Anh',
      },
    ]);
  });

  test('a correction corrects it, also of the kick-off', async () => {
    await store().applyBatch({ matches: [ended(1)] });
    await store().applyBatch({ matches: [ended(1, { match_time: NOW - 9 * DAY, away_scores: [1, 0] })] });
    expect(await results()).toMatchObject([{ match_id: 1, kick_off: NOW - 9 * DAY, away_goals: 1 }]);
  });

  test('what incidents have reported stays while the score does: after a restart older matches come without any', async () => {
    const incidents = [
      anIncident({ time: 12 }),
      anIncident({ time: 13 }),
      anIncident({ type: IncidentType.YellowCard }),
      anIncident({ type: IncidentType.RedCard, position: Side.Away }),
    ];
    const sent = ended(1, { home_scores: [2, 1, 0, 1], away_scores: [0, 0, 1, 0], incidents });
    const bare = { home_scores: [2, 1, 0, 0], away_scores: [0, 0, 0, 0], incidents: [] };
    await store().applyBatch({ matches: [sent] });
    await store().applyBatch({ matches: [{ ...sent, ...bare }] });
    const kept = { home_card_points: 1, away_card_points: 4, home_minutes: '12,13' };
    expect(await results()).toMatchObject([kept]);
    await store().applyBatch({ matches: [{ ...sent, ...bare, home_scores: [3, 1, 0, 0] }] });
    expect(await results()).toMatchObject([{ home_card_points: null, away_card_points: null, home_minutes: null }]);
  });

  test.each([MatchStatus.Abandoned, MatchStatus.Cancelled, MatchStatus.Delayed, MatchStatus.Interrupted])(
    'status %s is no result, and takes back one that was',
    async (status_id) => {
      await store().applyBatch({ matches: [ended(1, { status_id }), ended(2)] });
      expect(await ids()).toEqual([2]);
      await store().applyBatch({ matches: [ended(2, { status_id })] });
      expect(await ids()).toEqual([]);
    },
  );

  test('pruning takes the match and leaves the result', async () => {
    await store().applyBatch({ matches: [ended(1)] });
    await store().prune(NOW + 100 * DAY);
    expect((await store().readSnapshot()).matches).toEqual([]);
    expect(await ids()).toEqual([1]);
  });

  test('a batch that cannot be stored leaves no result behind', async () => {
    const broken = ended(2, { match_time: Number.NaN });
    await expect(store().applyBatch({ matches: [ended(1), broken] })).rejects.toThrow();
    expect(await results()).toEqual([]);
  });

  test('a score that cannot be true, and a team without a record, cost that result alone', async () => {
    await store().applyBatch({
      matches: [ended(1, { home_scores: [1e9] }), ended(2, { home_team_id: 777 }), ended(3)],
    });
    expect(await ids()).toEqual([3]);
    expect((await store().readSnapshot()).matches).toHaveLength(3);
  });

  test('results of the past are kept beside; those that are stored say more', async () => {
    const incidents = [anIncident({ time: 12 }), anIncident({ time: 13 })];
    await store().applyBatch({ matches: [ended(1, { incidents })] });
    await store().applyBatch({ results: [ended(1), ended(400)] });
    await store().applyBatch({ results: [ended(400)] });
    expect((await results()).map((one) => [one.match_id, one.home_minutes])).toEqual([
      [1, '12,13'],
      [400, null],
    ]);
    expect((await store().readSnapshot()).matches.map(({ id }) => id)).toEqual([1]);
  });

  test('a new run drops what the former one made up, and what is real stays', async () => {
    await store().applyBatch({ matches: [ended(1)] });
    await begin('simulator:1', 'run-1');
    await store().applyBatch({ matches: [ended(2)], results: [ended(300)] });
    expect(await ids()).toEqual([1, 2, 300]);
    await begin('simulator:1', 'run-2');
    expect(await ids()).toEqual([1]);
    await store().applyBatch({ matches: [ended(3)] });
    await begin('thesports', 'lasting');
    expect(await ids()).toEqual([1]);
  });

  const onPostgres = kind === 'PostgreSQL' ? test : test.skip;

  onPostgres('an import that runs meanwhile neither waits nor loses anything', async () => {
    await sql`truncate result, result_team, result_origin, feed_run`.execute(store.db());
    await begin('simulator:1', 'run-1');
    await store().applyBatch({ matches: [ended(2)] });
    const transaction = store.db().transaction();
    await transaction.execute(async (trx) => {
      await lockImports(trx);
      await originOf(trx, 'import:results.csv', true);
      await begin('simulator:1', 'run-2');
    });
    const origins = await store.db().selectFrom('result_origin').select('name').orderBy('name').execute();
    expect([await ids(), origins]).toEqual([[], [{ name: 'import:results.csv' }, { name: 'simulator:1' }]]);
  });

  test('a feed of more leagues keeps what it has reported', async () => {
    await begin('thesports:1', 'lasting', 'thesports');
    await store().applyBatch({ matches: [ended(1)] });
    await begin('thesports:1,2', 'lasting', 'thesports');
    await store().applyBatch({ matches: [ended(1), ended(2)] });
    expect(await ids()).toEqual([1, 2]);
    expect((await history()).meetings.map(({ match_id }) => match_id)).toEqual([1, 2]);
  });

  test('where all was made up nothing of it stays', async () => {
    await sql`truncate result, result_team, result_origin, feed_run`.execute(store.db());
    await begin('simulator:1', 'run-1');
    await store().applyBatch({ matches: [ended(2)] });
    await begin('simulator:1', 'run-2');
    expect(await results()).toEqual([]);
    expect(await store.db().selectFrom('result_origin').select('name').execute()).toEqual([{ name: 'simulator:1' }]);
  });

  test('a name that comes later than the result brings it', async () => {
    const incidents = [anIncident({ time: 12 }), anIncident({ time: 45, added_time: 2 })];
    await store().applyBatch({ matches: [ended(1, { home_team_id: 301, incidents }), ended(2)] });
    expect(await ids()).toEqual([2]);
    await store().applyBatch({ teams: [aTeam({ id: 301, name: 'Leeds United' })] });
    expect(await results()).toMatchObject([
      { match_id: 1, home_name: 'Leeds United', home_goals: 2, home_minutes: '12,45+2' },
      { match_id: 2 },
    ]);
  });

  describe('the history of a match', () => {
    test('has meetings at both grounds and the last matches of each team, the newest first', async () => {
      await store().applyBatch({
        matches: [
          ended(3),
          ended(1, { home_team_id: CHELSEA, away_team_id: ARSENAL }),
          ended(2, { home_team_id: EVERTON, away_team_id: ARSENAL }),
          ended(4, { home_team_id: CHELSEA, away_team_id: EVERTON }),
        ],
      });
      const { meetings, home, away } = await history();
      expect(meetings.map((one) => [one.match_id, one.side])).toEqual([
        [1, 2],
        [3, 1],
      ]);
      expect(home.map((one) => [one.match_id, one.side])).toEqual([
        [1, 2],
        [2, 2],
        [3, 1],
      ]);
      expect(away.map((one) => [one.match_id, one.side])).toEqual([
        [1, 1],
        [3, 2],
        [4, 1],
      ]);
    });

    test('never the match itself, and nothing that came after it', async () => {
      await store().applyBatch({ matches: [ended(1), ended(2), ended(3)] });
      const { meetings } = await history({ id: 2, kickOff: NOW - 2 * DAY });
      expect(meetings.map(({ match_id }) => match_id)).toEqual([3]);
    });

    test('is of ten matches at most', async () => {
      await store().applyBatch({ matches: Array.from({ length: 30 }, (_, index) => ended(index + 1)) });
      const { meetings, home, away } = await history();
      const newest = Array.from({ length: 10 }, (_, index) => index + 1);
      for (const list of [meetings, home, away]) expect(list.map(({ match_id }) => match_id)).toEqual(newest);
    });

    test('a team that is renamed keeps it, under the names of then', async () => {
      await store().applyBatch({ matches: [ended(1)] });
      await store().applyBatch({ teams: [aTeam({ id: ARSENAL, name: 'Woolwich' })] });
      const { meetings } = await history({ home: { id: ARSENAL, name: 'Woolwich' } });
      expect(meetings.map(({ home_name }) => home_name)).toEqual(['Arsenal']);
    });

    test('a team has it from another feed, which names it nearly alike; its matches have no page', async () => {
      await store().applyBatch({ matches: [ended(1)] });
      await begin('api-football', 'lasting');
      const [home, away] = [
        { id: 7, name: 'Arsenal FC' },
        { id: ARSENAL, name: 'Chelsea FC' },
      ];
      const { meetings } = await history({ country: 'England', home, away });
      expect(meetings.map((one) => [one.match_id, one.home_name, one.side])).toEqual([[null, 'Arsenal', 1]]);
    });

    test('the same name in another country is another team', async () => {
      const chilean = { home_team_id: OTHER_EVERTON, away_team_id: 777, country_id: CHILE };
      await store().applyBatch({ teams: [aTeam({ id: 777, name: 'Colo-Colo' })], matches: [ended(1, chilean)] });
      await store().applyBatch({ matches: [ended(2, { home_team_id: EVERTON })] });
      const { home } = await history({ home: { id: EVERTON, name: 'Everton' } });
      expect(home.map(({ match_id }) => match_id)).toEqual([2]);
    });

    test('two teams of one name in one country stay two', async () => {
      await store().applyBatch({ matches: [ended(1, { home_team_id: OTHER_EVERTON })] });
      expect((await history({ home: { id: EVERTON, name: 'Everton' } })).home).toEqual([]);
    });

    test('a club that is met in a cup of continents is the club of its country', async () => {
      await store().applyBatch({ matches: [ended(1, { country_id: WORLD })] });
      await store().applyBatch({ matches: [ended(2)] });
      await begin('api-football', 'lasting');
      const home = { id: 7, name: 'Arsenal' };
      expect((await history({ home })).home.map(({ home_name }) => home_name)).toEqual(['Arsenal', 'Arsenal']);
    });

    test('a club is not another one of its plain name that was met in a cup of the world', async () => {
      await store().applyBatch({ teams: [aTeam({ id: 201, name: 'Nacional' })] });
      await store().applyBatch({ matches: [ended(1, { home_team_id: 201, country_id: CHILE })] });
      await begin('api-football', 'lasting');
      await store().applyBatch({ teams: [aTeam({ id: 202, name: 'Nacional' })] });
      await store().applyBatch({ matches: [ended(2, { home_team_id: 202, country_id: WORLD })] });
      await begin('thesports', 'lasting');
      const last = async (country: string) =>
        (await history({ home: { id: 201, name: 'Nacional' }, country })).home.map(({ match_id }) => match_id);
      expect([await last('Thế giới'), await last('Chile')]).toEqual([[1], [1]]);
    });

    test('a club met in cups of the world alone is not the one of that name in the table of names', async () => {
      await store().applyBatch({ teams: [aTeam({ id: 202, name: 'Barcelona' })] });
      await store().applyBatch({ matches: [ended(1, { home_team_id: 202, country_id: SPAIN })] });
      await begin('api-football', 'lasting');
      await store().applyBatch({ teams: [aTeam({ id: 203, name: 'Barcelona SC' })] });
      await store().applyBatch({ matches: [ended(2, { home_team_id: 203, country_id: WORLD })] });
      const home = { id: 203, name: 'Barcelona SC' };
      expect((await history({ home, country: 'Thế giới' })).home.map(({ match_id }) => match_id)).toEqual([2]);
    });

    test('a key that a continent has lent gives way to that of its own country', async () => {
      await store().applyBatch({ teams: [aTeam({ id: 204, name: 'Barcelona' })] });
      await store().applyBatch({ matches: [ended(1, { home_team_id: 204, country_id: EUROPE })] });
      await store().applyBatch({ matches: [ended(2, { home_team_id: 204, country_id: CHILE })] });
      const team = await store.db().selectFrom('result_team').select('key').where('team_id', '=', 204).execute();
      expect(team).toEqual([{ key: 'chile|barcelona' }]);
    });

    test('of two teams of one key that another feed has, neither is ours', async () => {
      await store().applyBatch({ matches: [ended(1), ended(2, { home_team_id: EVERTON })] });
      await store().applyBatch({ matches: [ended(3, { home_team_id: OTHER_EVERTON })] });
      await begin('api-football', 'lasting');
      const home = { id: 7, name: 'Everton' };
      expect((await history({ home })).home).toEqual([]);
    });

    test('one match that two feeds reported is one, and the present feed reports it', async () => {
      await store().applyBatch({ matches: [ended(1)] });
      await begin('api-football', 'lasting');
      const again = ended(501, { match_time: NOW - DAY + 3600, home_scores: [3, 1] });
      await store().applyBatch({ matches: [again] });
      const { meetings, home } = await history();
      expect(meetings.map((one) => [one.match_id, one.home_goals])).toEqual([[501, 3]]);
      expect(home).toHaveLength(1);
    });

    test('one match that a feed reported again under other ids is one', async () => {
      const leeds = (id: number) => ({ teams: [aTeam({ id, name: 'Leeds United' })] });
      await begin('several:a', 'lasting', 'several');
      await store().applyBatch({ ...leeds(301), matches: [ended(1, { home_team_id: 301 })] });
      await begin('several:b', 'lasting', 'several');
      const again = ended(501, { home_team_id: 302, match_time: NOW - DAY });
      await store().applyBatch({ ...leeds(302), matches: [again] });
      expect((await history()).away).toHaveLength(1);
    });

    test('of teams without any it is empty', async () => {
      const unknown = { home: { id: 900, name: 'Một' }, away: { id: 901, name: 'Hai' } };
      expect(await history(unknown)).toEqual({ meetings: [], home: [], away: [] });
      expect(await history({ home: { id: VIETNAM, name: 'Việt Nam' }, country: undefined })).toMatchObject({
        meetings: [],
      });
    });
  });

  test('among many results a question reads its own rows alone, and a result is small', async () => {
    const team = (n: number) => 1000 + n;
    await store().applyBatch({
      teams: Array.from({ length: 400 }, (_, n) => aTeam({ id: team(n), name: `Đội bóng số ${n}` })),
    });
    for (let round = 0; round < 20; round++) {
      const past = Array.from({ length: 500 }, (_, n) => {
        const [home, away] = [(n * 7 + round) % 400, (n * 11 + 3 * round + 1) % 400];
        return ended(10_000 + round * 500 + n, {
          home_team_id: team(home),
          away_team_id: team(home === away ? (away + 1) % 400 : away),
          match_time: NOW - (round * 500 + n) * 3600,
          incidents: [anIncident({ time: 12 }), anIncident()],
        });
      });
      await store().applyBatch({ results: past });
    }
    await sql`vacuum result`.execute(store.db());
    const { rows: sizes } = await sql<{ bytes: number }>`
      select pg_total_relation_size('result')::float8 / count(*) as bytes from result`.execute(store.db());
    expect(sizes[0]?.bytes).toBeGreaterThan(100);
    expect(sizes[0]?.bytes).toBeLessThan(420);
    const reading = { origin: 1, before: NOW };
    for (const query of [meetingsQuery(reading, [1, 2], [3]), lastQuery(reading, [1, 2])]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(store.db());
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/result_by_(pair|home)/);
      expect(plan).not.toMatch(/Seq Scan on result\b/);
    }
  });
});
