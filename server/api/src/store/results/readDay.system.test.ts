import type { FeedMatch } from 'feeds/feedRecords';
import { teamKey } from 'feeds/several/teamKey';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { sql } from 'kysely';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { aCompetition, aCountry, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../../testing/testStore';
import type { ForeignResult } from './importResults';
import { dayQuery, MOST_OF_DAY } from './readDay';

const at = (iso: string) => Date.parse(iso) / 1000;
const [ARSENAL, CHELSEA, ENGLAND] = [101, 102, 1];

/** 5 May in Vietnam. */
const DAY = { from: at('2018-05-05T00:00:00+07:00'), to: at('2018-05-06T00:00:00+07:00') };

const NAMED = {
  competitions: [aCompetition({ id: 1, name: 'Ngoại hạng Anh' }), aCompetition({ id: 2, name: 'Cúp FA' })],
};
const OF_ENGLAND = {
  ...NAMED,
  countries: [aCountry({ id: ENGLAND, name: 'Anh' })],
  teams: [aTeam({ id: ARSENAL, name: 'Arsenal' }), aTeam({ id: CHELSEA, name: 'Chelsea' })],
};

const ended = (id: number, given: Partial<FeedMatch> = {}) =>
  aFeedMatch({
    id,
    status_id: MatchStatus.Ended,
    match_time: at('2018-05-05T15:00:00+07:00'),
    country_id: ENGLAND,
    competition_id: 1,
    home_team_id: ARSENAL,
    away_team_id: CHELSEA,
    home_scores: [2, 1],
    away_scores: [0, 0],
    ...given,
  });

const imported = (given: Partial<ForeignResult> = {}): ForeignResult => ({
  home: teamKey('Anh', 'Arsenal'),
  away: teamKey('Anh', 'Chelsea'),
  kick_off: dayAlone('2018-05-05'),
  home_goals: 2,
  away_goals: 0,
  home_half: null,
  away_half: null,
  home_regular: null,
  away_regular: null,
  home_kicks: null,
  away_kicks: null,
  shootout_winner: null,
  is_extra_time: null,
  competition: 'Premier League',
  home_name: 'Arsenal FC',
  away_name: 'Chelsea FC',
  home_minutes: null,
  away_minutes: null,
  home_card_points: null,
  away_card_points: null,
  ...given,
});

/** Matches of so many pairs of teams, one a minute. */
const pairs = (count: number) => {
  const teams = Array.from({ length: 80 }, (_, n) => aTeam({ id: 1000 + n, name: `Đội bóng số ${n}` }));
  const results = Array.from({ length: count }, (_, n) =>
    ended(10_000 + n, {
      home_team_id: 1000 + (n % 40),
      away_team_id: 1040 + (Math.floor(n / 40) % 40),
      match_time: DAY.from + Math.floor(n / 2) * 60,
    }),
  );
  return { teams, results };
};

onEachStore((kind) => {
  const store = openTestStore(kind);

  beforeEach(async () => {
    await sql`truncate result, result_team, result_origin, feed_run`.execute(store.db());
    await store().beginRun({ key: 'thesports' }, 'lasting', 100);
    await store().applyBatch(OF_ENGLAND);
  });

  const day = (given: Partial<typeof DAY> = {}) => store().dayResults({ ...DAY, ...given });
  const ids = async () => (await day()).map(({ match_id }) => match_id);

  test('has what kicked off from its beginning on and before its end, by kick-off and then competition', async () => {
    const other = { home_team_id: CHELSEA, away_team_id: ARSENAL };
    await store().applyBatch({
      results: [
        ended(1, { match_time: DAY.from - 1 }),
        ended(2, { match_time: DAY.to - 1 }),
        ended(3, { match_time: DAY.from }),
        ended(4, { match_time: DAY.to }),
        ended(5),
        ended(6, { ...other, competition_id: 2 }),
      ],
    });
    expect(await ids()).toEqual([3, 6, 5, 2]);
    expect(await day({ to: DAY.from })).toEqual([]);
  });

  test('has a match once that several origins have, as the present feed reports it', async () => {
    await store().applyBatch({ results: [ended(1)] });
    await store().importResults('england.csv', [imported()]);
    await store().importResults('london.csv', [imported({ kick_off: DAY.from })]);
    expect(await day()).toMatchObject([{ match_id: 1, home_name: 'Arsenal', competition: 'Ngoại hạng Anh' }]);
    expect((await day())[0]).not.toHaveProperty('home_key');
  });

  test('has no match of the next one, though an origin that knows the day alone would have it here', async () => {
    await store().applyBatch({ results: [ended(1, { match_time: at('2018-05-06T01:45:00+07:00') })] });
    await store().importResults('england.csv', [imported()]);
    expect(await ids()).toEqual([]);
    expect(await day({ from: DAY.to, to: DAY.to + 86_400 })).toMatchObject([{ match_id: 1 }]);
  });

  test('has results of which the day alone is known; those of another feed lead to no page', async () => {
    await store().applyBatch({ results: [ended(1)] });
    await store().beginRun({ key: 'api-football' }, 'lasting', 200);
    const cup = { home: teamKey('Anh', 'Leeds'), away: teamKey('Anh', 'Everton') };
    await store().importResults('england.csv', [imported(cup)]);
    expect(await day()).toMatchObject([
      { match_id: null, kick_off: at('2018-05-05T15:00:00+07:00') },
      { match_id: null, kick_off: dayAlone('2018-05-05') },
    ]);
  });

  test('of more results than are sent it has the first', async () => {
    const { teams, results } = pairs(2050);
    await store().applyBatch({ teams });
    await store().applyBatch({ results });
    const all = await day({ to: DAY.from + 2 * 86_400 });
    expect(all).toHaveLength(MOST_OF_DAY);
    expect(all.at(-1)?.kick_off).toBe(DAY.from + (MOST_OF_DAY / 2 - 1) * 60);
  });

  test('is read by an index', async () => {
    const { teams, results } = pairs(1500);
    await store().applyBatch({ teams });
    await store().applyBatch({ results });
    const later = { from: DAY.from + 10 * 86_400, to: DAY.to + 10 * 86_400 };
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${dayQuery(1, later)}`.execute(store.db());
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('result_by_kick_off');
  });
});
