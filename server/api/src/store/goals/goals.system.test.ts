import type { FeedMatch, FeedResult } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { sql } from 'kysely';
import { Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../../testing/testStore';

const [NOW, DAY] = [1_790_000_000, 86_400];

const records = {
  countries: [aCountry()],
  competitions: [aCompetition({ id: 1 }), aCompetition({ id: 2, name: 'Cúp' })],
  teams: [aTeam({ id: 101 }), aTeam({ id: 102, name: 'Chelsea' })],
};

const goal = (player_name: string) => anIncident({ time: 23, position: Side.Home, player_name });

const ended = (id: number, given: Partial<FeedMatch> = {}) =>
  aFeedMatch({
    id,
    status_id: MatchStatus.Ended,
    match_time: NOW - id * DAY,
    // As many goals as a test lists, or more.
    home_scores: [9, 1],
    away_scores: [0, 0],
    incidents: [goal('Saka')],
    ...given,
  });

onEachStore((kind) => {
  const store = openTestStore(kind);
  let now = 100;

  async function begin(feed: string, run: string) {
    now += 10;
    await store().beginRun({ key: feed, origin: feed }, run, now);
    await store().applyBatch(records, NOW);
  }

  beforeEach(async () => {
    await sql`truncate match_goal, result, result_team, result_origin, lineup, match_info, match_markets, vendor_text, match, feed_run`.execute(
      store.db(),
    );
    await begin('thesports', 'lasting');
  });

  const players = async (wanted = { competition: 1, since: NOW - 100 * DAY }) =>
    (await store().goals(wanted)).map(({ match_id, player, goals }) => [match_id, player, goals]);
  const apply = (matches: readonly FeedMatch[]) => store().applyBatch({ matches }, NOW);
  const past = (...results: FeedResult[]) => store().applyBatch({ results }, NOW);

  test('who scored is kept once a match has ended, and no sooner', async () => {
    await apply([ended(1, { status_id: MatchStatus.SecondHalf })]);
    expect(await players()).toEqual([]);
    await apply([ended(1)]);
    expect(await players()).toEqual([[1, 'Saka', 1]]);
  });

  test('a correction replaces what was reported, and a match that has not ended after all takes it back', async () => {
    await apply([ended(1, { incidents: [goal('Saka'), goal('Rice')] })]);
    await apply([ended(1, { incidents: [goal('Rice')] })]);
    expect(await players()).toEqual([[1, 'Rice', 1]]);
    await apply([ended(1, { status_id: MatchStatus.Abandoned })]);
    expect(await players()).toEqual([]);
  });

  test('the past adds what is not known, and changes nothing that is', async () => {
    await apply([ended(1)]);
    const sent = { ...ended(1), incidents: [goal('Rice')] };
    await past(sent, { ...ended(9), incidents: [goal('Kane'), goal('Kane')] });
    await past(sent, { ...ended(9), incidents: [goal('Kane'), goal('Kane')] });
    expect(await players()).toEqual([
      [9, 'Kane', 2],
      [1, 'Saka', 1],
    ]);
  });

  test('of the competition and time that are asked for, and of the present feed', async () => {
    await apply([ended(1), ended(2, { competition_id: 2 }), ended(3)]);
    expect(await players({ competition: 1, since: NOW - 2 * DAY })).toEqual([[1, 'Saka', 1]]);
    expect(await players({ competition: 2, since: 0 })).toEqual([[2, 'Saka', 1]]);
    await begin('apiFootball', 'lasting');
    expect(await players()).toEqual([]);
  });

  test('goals of a made-up feed go with their run, real ones stay', async () => {
    await apply([ended(1)]);
    await begin('simulator:7', 'run-1');
    await apply([ended(2, { incidents: [goal('Ai đó')] })]);
    await begin('thesports', 'lasting');
    expect(await store.db().selectFrom('match_goal').select('player').execute()).toEqual([{ player: 'Saka' }]);
    expect(await players()).toEqual([[1, 'Saka', 1]]);
  });

  test('what is older than any season is neither taken nor kept', async () => {
    await past({ ...ended(500), incidents: [goal('Henry')] }, { ...ended(399), incidents: [goal('Kane')] });
    expect(await players({ competition: 1, since: 0 })).toEqual([[399, 'Kane', 1]]);
    await store().prune(NOW + 2 * DAY);
    expect(await players({ competition: 1, since: 0 })).toEqual([]);
  });

  test('a name with a NUL or half a letter costs nothing else', async () => {
    await apply([ended(1, { incidents: [goal('Sa\0ka'), goal('Ri\ud83dce')] })]);
    expect((await players()).map(([, player]) => player)).toEqual(['Saka', 'Ri\ufffdce']);
  });
});
