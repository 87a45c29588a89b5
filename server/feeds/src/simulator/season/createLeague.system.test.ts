import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../../feedRecords';
import type { StandingRow } from '../../provider';
import { NOON, onShow, simulated } from '../../testing/simulatedDay';
import { DAY } from './calendar';

const DAYS_BETWEEN = 12;
const programme = simulated();
const [before, after] = [NOON - DAYS_BETWEEN * DAY, NOON].map((now) => ({ now, ...onShow(programme, now) }));
if (!before || !after) throw new Error('two moments were shown');

/** Competitions without a match at either moment, so that every result is clearly before or after. */
const quiet = after.standings
  .map(({ competition_id }) => competition_id)
  .filter((competition) =>
    [before, after].every(({ matches, now }) =>
      matches.every(
        ({ competition_id, match_time }) => competition_id !== competition || Math.abs(match_time - now) > 5 * 3600,
      ),
    ),
  );

it('there are such competitions', () => expect(quiet.length).toBeGreaterThanOrEqual(8));

it.each(quiet)('competition %s: the table is that of twelve days ago and the results since', (competition) => {
  const rows = (standings: typeof after.standings) =>
    standings.find(({ competition_id }) => competition_id === competition)?.rows ?? [];
  const expected = new Map(rows(before.standings).map((row) => [row.team_id, { ...row }]));
  const since = after.matches.filter(
    ({ competition_id, match_time, status_id }) =>
      competition_id === competition && match_time > before.now && status_id === MatchStatus.Ended,
  );
  for (const match of since) for (const side of ['home', 'away'] as const) book(expected, match, side);

  const now = rows(after.standings);
  for (const { form, zone, ...row } of now) {
    const { form: former, zone: formerZone, ...sums } = expected.get(row.team_id) ?? { form: [] };
    expect(row).toEqual(sums);
    expect(form.length).toBeLessThanOrEqual(5);
  }
  expect(now.map(({ points }) => points)).toEqual(now.map(({ points }) => points).sort((a, b) => b - a));
  for (const { played, won, drawn, lost, points } of now) {
    expect([played, points]).toEqual([won + drawn + lost, 3 * won + drawn]);
  }
});

function book(
  rows: Map<number, { -readonly [K in keyof StandingRow]: StandingRow[K] }>,
  match: FeedMatch,
  side: 'home' | 'away',
) {
  const row = rows.get(match[`${side}_team_id`]);
  if (!row) throw new Error('the table has every team');
  const [home = 0, away = 0] = [match.home_scores[0], match.away_scores[0]];
  const [scored, conceded] = side === 'home' ? [home, away] : [away, home];
  row.played++;
  row.goals_for += scored;
  row.goals_against += conceded;
  if (scored > conceded) row.won++;
  else if (scored < conceded) row.lost++;
  else row.drawn++;
  row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
}
