import type { FeedMatch } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { sql } from 'kysely';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../../testing/testStore';

const [ARSENAL, CHELSEA, EVERTON] = [101, 102, 103];
const [NOW, DAY] = [1_790_000_000, 86_400];

const records = {
  countries: [aCountry({ id: 1, name: 'Anh' })],
  competitions: [aCompetition({ id: 1, name: 'Ngoại hạng Anh' }), aCompetition({ id: 2, name: 'FA Cup' })],
  teams: [
    aTeam({ id: ARSENAL, name: 'Arsenal' }),
    aTeam({ id: CHELSEA, name: 'Chelsea' }),
    aTeam({ id: EVERTON, name: 'Everton' }),
  ],
};

const ended = (id: number, given: Partial<FeedMatch> = {}) =>
  aFeedMatch({
    id,
    status_id: MatchStatus.Ended,
    match_time: NOW - id * DAY,
    country_id: 1,
    home_team_id: ARSENAL,
    away_team_id: CHELSEA,
    home_scores: [2, 1],
    away_scores: [0, 0],
    ...given,
  });

onEachStore((kind) => {
  const store = openTestStore(kind);
  let runs = 0;

  async function begin(feed: string) {
    runs += 1;
    await store().beginRun({ key: feed, origin: feed }, 'lasting', 100 + 10 * runs);
    await store().applyBatch(records);
  }

  beforeEach(async () => {
    await sql`truncate result, result_team, result_origin, lineup, match_info, match_markets, vendor_text, match, feed_run`.execute(
      store.db(),
    );
    await begin('thesports');
  });

  const wanted = {
    competition: 'Ngoại hạng Anh',
    country: 'Anh',
    since: NOW - 300 * DAY,
    teams: [ARSENAL, CHELSEA],
  };
  const season = (given: Partial<typeof wanted> = {}) => store().seasonResults({ ...wanted, ...given });
  const ids = async (given: Partial<typeof wanted> = {}) => (await season(given)).map(({ match_id }) => match_id);

  test('the teams’ matches of that competition and time, the oldest first, each once', async () => {
    const others = [ended(3, { competition_id: 2 }), ended(400), ended(4, { home_team_id: EVERTON })];
    const back = ended(2, { home_team_id: CHELSEA, away_team_id: ARSENAL });
    await store().applyBatch({ matches: [ended(1), back, ...others] });
    expect(await season()).toEqual([
      {
        match_id: 4,
        kick_off: NOW - 4 * DAY,
        home: EVERTON,
        away: CHELSEA,
        home_goals: 2,
        away_goals: 0,
        home_half: 1,
        away_half: 0,
      },
      expect.objectContaining({ match_id: 2, home: CHELSEA, away: ARSENAL }),
      expect.objectContaining({ match_id: 1, home: ARSENAL, away: CHELSEA }),
    ]);
  });

  test('what another feed reported before counts by the names, and not twice', async () => {
    await store().applyBatch({ matches: [ended(1), ended(20)] });
    await begin('apiFootball');
    const renamed = [aTeam({ id: 7, name: 'Arsenal FC' }), aTeam({ id: 8, name: 'Chelsea' })];
    const theirs = { home_team_id: 7, away_team_id: 8, competition_id: 5, country_id: 2 };
    await store().applyBatch({
      countries: [aCountry({ id: 2, name: 'England' })],
      teams: renamed,
      competitions: [aCompetition({ id: 5, name: 'Premier League' })],
      matches: [ended(51, { ...theirs, match_time: NOW - DAY + 3600 })],
    });
    const found = await season({
      competition: 'Premier League',
      country: 'England',
      teams: [7, 8],
    });
    expect(found.map(({ match_id, home, away }) => [match_id, home, away])).toEqual([
      [null, 7, 8],
      [51, 7, 8],
    ]);
  });

  test('without teams, or before a run, there is nothing', async () => {
    await store().applyBatch({ matches: [ended(1)] });
    expect(await ids({ teams: [] })).toEqual([]);
    await sql`truncate feed_run`.execute(store.db());
    expect(await ids()).toEqual([]);
  });
});
