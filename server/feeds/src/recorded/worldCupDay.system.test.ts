import path from 'node:path';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { createProvider } from '../createProvider';
import { asMatch } from '../testing/asMatch';
import { onRealData } from '../testing/readShared';
import { worldCup } from '../testing/worldCups';
import { createTimeMachine, type TimeMachine } from './createTimeMachine';
import { readFeedRecording } from './readFeedRecording';

const recording = readFeedRecording(path.join(__dirname, '../../recordings/2022-12-09-api-football.ndjson.gz'));
const reported: string[] = [];
const [FIRST, SECOND] = [Date.UTC(2022, 11, 9, 15) / 1000, Date.UTC(2022, 11, 9, 19) / 1000];
const MINUTE = 60;

function machine(): TimeMachine {
  const say = (words: string) => void reported.push(words);
  return createTimeMachine(recording, {
    createFeed: createProvider,
    report: ({ message }) => say(message),
    notify: say,
  });
}

let ended: TimeMachine;
beforeAll(async () => {
  ended = machine();
  await ended.runTo(recording.endsAt);
});

it('has the day from ten minutes before the first kick-off to the last kick, and nothing to complain of', () => {
  expect(recording.startedAt).toBe(FIRST - 10 * MINUTE);
  const { matches, teams, info, lineups } = ended.board();
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  expect(
    matches.map((match) => [
      ...[names.get(match.home_team_id), names.get(match.away_team_id), match.match_time, match.status_id],
      ...[mainScore(asMatch(match)), shootoutScore(asMatch(match))],
    ]),
  ).toEqual([
    ['Croatia', 'Brazil', FIRST, MatchStatus.Ended, { home: 1, away: 1 }, { home: 4, away: 2 }],
    ['Hà Lan', 'Argentina', SECOND, MatchStatus.Ended, { home: 2, away: 2 }, { home: 3, away: 4 }],
  ]);
  expect(info).toMatchObject([
    { venue: { name: 'Education City Stadium', city: 'Al Rayyan' }, stage: { round: 'quarter_final' } },
    { venue: { name: 'Lusail Stadium', city: 'Lusail' } },
  ]);
  for (const { home, away } of lineups)
    for (const team of [home, away]) expect(team?.starters.map(({ name }) => name)).toHaveLength(11);
  expect(reported).toEqual([]);
});

it('has the equaliser of the Dutch at 90+11, and a second yellow as one entry', () => {
  const [, dutch] = ended.board().matches;
  expect(dutch?.incidents).toContainEqual(
    expect.objectContaining({ type: IncidentType.Goal, time: 90, added_time: 11, home_score: 2, away_score: 2 }),
  );
  const cards = dutch?.incidents.filter(({ position }) => position === Side.Home).map(({ type }) => type) ?? [];
  expect(cards.filter((type) => type === IncidentType.SecondYellow)).toHaveLength(1);
  expect(cards).not.toContain(IncidentType.RedCard);
});

it('only ever goes on: one goal after the other, and the status never back', async () => {
  const running = machine();
  const before = new Map<number, { status: number; goals: number; incidents: number }>();
  for (let moment = recording.startedAt; moment <= recording.endsAt; moment += MINUTE) {
    await running.runTo(moment);
    for (const match of running.board().matches) {
      const { home, away } = mainScore(asMatch(match));
      const now = { status: match.status_id, goals: home + away, incidents: match.incidents.length };
      const last = before.get(match.id) ?? now;
      expect(now.status).toBeGreaterThanOrEqual(last.status);
      expect(now.incidents).toBeGreaterThanOrEqual(last.incidents);
      expect([0, 1]).toContain(now.goals - last.goals);
      before.set(match.id, now);
    }
  }
  running.stop();
});

onRealData('the facts of openfootball', () => {
  it('are those of the recording: each goal, card, substitution and kick, in order', () => {
    const day = worldCup(2022).filter(({ kickoff }) => kickoff === FIRST || kickoff === SECOND);
    expect(
      ended.board().matches.map(({ incidents }) => incidents.map(({ type, position }) => [type, position])),
    ).toEqual(
      day.map(({ events, shootout }) => {
        const expected = [...events.filter(({ minute }) => minute <= 120), ...shootout, ...events.filter(isLate)];
        return expected.map(({ type, side }) => [type, side === 'home' ? Side.Home : Side.Away]);
      }),
    );
  });
});

/** Cards while the kicks were taken. */
const isLate = ({ minute }: { minute: number }) => minute > 120;
