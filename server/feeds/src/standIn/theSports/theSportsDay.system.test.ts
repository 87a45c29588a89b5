import { IncidentType } from 'shared-kernel/entities/incident';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedLineups, FeedMatch } from '../../feedRecords';
import { numberOfId } from '../../polled/numberOfId';
import { NOON } from '../../testing/simulatedDay';
import { followStandIn } from './testing/followStandIn';
import { vendorIdOf } from './vendorId';

const HOUR = 3600;
/** By then all matches are over, and the one that is corrected hours later is corrected. */
const EVENING = 6 * HOUR;
const numberOf = (kind: 'match' | 'team' | 'competition' | 'country', id: number) =>
  numberOfId('thesports', kind, vendorIdOf(kind, id));

/** What the vendor can say of a match of the script, under the vendor's ids. */
function asTold({ is_hot, ...match }: FeedMatch) {
  return {
    ...match,
    id: numberOf('match', match.id),
    competition_id: numberOf('competition', match.competition_id),
    country_id: numberOf('country', match.country_id ?? 0),
    home_team_id: numberOf('team', match.home_team_id),
    away_team_id: numberOf('team', match.away_team_id),
    stats: match.stats.map((line) => ({ ...line, team_id: numberOf('team', Number(line.team_id)) })),
    incidents: match.incidents.map((one) => ({
      ...one,
      player_id: one.player_id === undefined ? undefined : `p${one.player_id}`,
      // A goal that the script annulled is not there; what it left is.
      home_score: one.type === IncidentType.Var ? undefined : one.home_score,
    })),
  };
}

/** The line-ups of the script under the vendor's ids; the bench in the vendor's order, which is the script's. */
function lineupsAsTold({ match_id, is_confirmed, home, away }: FeedLineups) {
  const man = (player: LineupPlayer) => ({ ...player, id: `p${player.id}` });
  const team = (one: TeamLineup | undefined) =>
    one && {
      ...one,
      starters: expect.arrayContaining(one.starters.map((player) => expect.objectContaining(man(player)))),
      bench: one.bench.map(man),
    };
  return { match_id: numberOf('match', match_id), is_confirmed, home: team(home), away: team(away) };
}

const outcomeOf = ({ id, status_id, home_scores, away_scores, incidents }: Omit<FeedMatch, 'is_hot'>) => ({
  ...{ id, status_id, home_scores, away_scores, incidents },
});

let following: Awaited<ReturnType<typeof followStandIn>> | undefined;
afterEach(() => following?.end());

it('shows at the end of a day exactly what its script says, and after a restart too', async () => {
  following = await followStandIn({ startedAt: NOON });
  const { standIn, store, turnTo, restart, pushed, reported } = following;
  await turnTo(NOON + EVENING, 55);
  const expected = standIn.day.at(NOON + EVENING).matches.map(asTold);
  for (const match of expected) {
    const { is_hot, ...shown } = store.matches.get(match.id) ?? { is_hot: false };
    expect(shown).toEqual(match);
  }
  const told = store.batches.flatMap(({ matches = [], markets = [] }) => [...matches, ...markets]);
  expect(told.some((one) => 'odds' in one && one.suspended_odds)).toBe(true);
  expect(told.some((one) => 'corners' in one && one.corners?.suspended_odds)).toBe(true);
  const ofCorners = ({ odds = '', suspended_odds = '' }: { odds?: string; suspended_odds?: string } = {}) =>
    [odds, suspended_odds].map((text) => text.split(';')[1] ?? '');
  for (const { match_id, corners } of standIn.day.matches.flatMap((one) => one.at(NOON + EVENING).markets ?? []))
    expect(ofCorners(store.markets.get(numberOf('match', match_id))?.corners)).toEqual(ofCorners(corners));
  expect(pushed()).toBeGreaterThan(100);
  expect(reported).toEqual([]);
  const checkLineups = () => {
    const scripted = standIn.day.matches.flatMap((timeline) => timeline.at(NOON + EVENING).lineups ?? []);
    const [from, until] = [NOON - 12 * HOUR, NOON + 12 * HOUR];
    const near = scripted.filter(({ match_id }) => {
      const { match_time = 0 } = store.matches.get(numberOf('match', match_id)) ?? {};
      return match_time > from && match_time < until;
    });
    expect(near.length).toBeGreaterThan(30);
    for (const lineups of near)
      expect(store.lineups.get(numberOf('match', lineups.match_id))).toEqual(lineupsAsTold(lineups));
  };
  const checkQuirks = () => {
    for (const { name, id, expected: last } of standIn.quirks)
      expect({ name, ...store.matches.get(numberOfId('thesports', 'match', id)) }).toMatchObject({ name, ...last });
  };
  checkQuirks();
  checkLineups();
  const textOf = (id: string) => store.texts.get(numberOfId('thesports', 'match', id))?.lines.map(({ text }) => text);
  expect(textOf(standIn.quirks[0]?.id ?? '')).toEqual([
    '<img src=x onerror="alert(1)">Goal <b>cancelled</b> & gone',
    ...['evil', '进球无效！', `${'x'.repeat(399)}…`, 'No minute.'],
  ]);
  const ended = expected.filter(({ status_id }) => status_id === MatchStatus.Ended);
  const texts = ended.flatMap(({ id }) => store.texts.get(id) ?? []);
  expect(texts.length).toBeGreaterThan(30);
  for (const { lines } of texts)
    expect([lines[0]?.text, lines.at(-1)?.text]).toEqual(['The match has started.', 'Full time.']);

  const batches = store.batches.length;
  restart();
  await turnTo(NOON + EVENING + HOUR / 2);
  const later = standIn.day.at(NOON + EVENING + HOUR / 2).matches.map(asTold);
  const again = new Set(store.batches.slice(batches).flatMap(({ matches = [] }) => matches.map(({ id }) => id)));
  expect(later.filter(({ id }) => !again.has(id))).toEqual([]);
  for (const match of later) expect(outcomeOf({ ...match, ...store.matches.get(match.id) })).toEqual(outcomeOf(match));
  checkQuirks();
});
