import fc from 'fast-check';
import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { incidentMinute, minuteText } from 'shared-kernel/rules/formats';
import { aMatch, anIncident } from 'shared-kernel/testing/builders';
import { timelineOf } from './timeline';
import type { GoalEntry, TimelineEntry } from './timelineEntry';

const { FirstHalf, SecondHalf, HalfTime, ExtraTime, Ended } = MatchStatus;
const { Goal, PenaltyGoal, OwnGoal, YellowCard, RedCard, SecondYellow, Corner, Var, ShootoutScored } = IncidentType;

type MatchFields = Parameters<typeof aMatch>[0];

const timeline = (incidents: Incident[], given: MatchFields = {}) =>
  timelineOf(aMatch({ status_id: FirstHalf, home_scores: [99], away_scores: [99], incidents, ...given }));
const goals = (entries: readonly TimelineEntry[]) =>
  entries.filter((entry): entry is GoalEntry => entry.kind === 'goal').map(({ score }) => [score?.home, score?.away]);
const words = (entries: readonly TimelineEntry[]) =>
  entries.map((entry) =>
    entry.kind === 'break'
      ? [entry.at, ...(entry.score ? [`${entry.score.home}-${entry.score.away}`] : [])].join(' ')
      : `${entry.kind} ${entry.time}`,
  );

it('keeps the order of the list, whatever the minutes say', () => {
  const late = [anIncident({ time: 40 }), anIncident({ time: 12, type: YellowCard }), anIncident({ time: 41 })];
  expect(words(timeline(late))).toEqual(['goal 40', 'card 12', 'goal 41']);
});

it('counts the score from goal to goal, own goals for the side credited (M15)', () => {
  const entries = timeline([
    anIncident({ type: Goal, position: Side.Home }),
    anIncident({ type: OwnGoal, position: Side.Away, player_name: 'Gabriel' }),
    anIncident({ type: PenaltyGoal, position: Side.Away }),
  ]);
  expect(goals(entries)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  expect(entries[1]).toMatchObject({ how: 'ownGoal', side: 'away', player: 'Gabriel' });
});

it('takes the word of a goal that says how the match stands after it, and counts on from there', () => {
  const entries = timeline([anIncident({ home_score: 3, away_score: 1 }), anIncident({ position: Side.Away })]);
  expect(goals(entries)).toEqual([
    [3, 1],
    [3, 2],
  ]);
});

it('counts no score where more goals are listed than scored: nobody knows which one is wrong', () => {
  const two = [anIncident({ time: 20 }), anIncident({ time: 21 })];
  const scored = { status_id: SecondHalf, home_scores: [1, 1], away_scores: [0, 0] };
  expect(goals(timeline(two, scored))).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

it.each([
  ['as one incident', [SecondYellow]],
  ['as a yellow card too', [YellowCard, SecondYellow]],
  ['as all three', [YellowCard, RedCard, SecondYellow]],
])('a second yellow card reported %s is one entry', (_, types) => {
  const entries = timeline(types.map((type) => anIncident({ type, time: 70, player_name: 'Xhaka' })));
  expect(entries.filter(({ kind }) => kind === 'card')).toMatchObject([{ colour: 'secondYellow', player: 'Xhaka' }]);
});

it('another player’s card of the same minute stays', () => {
  const entries = timeline([
    anIncident({ type: YellowCard, time: 70, player_name: 'Rice' }),
    anIncident({ type: SecondYellow, time: 70, player_name: 'Xhaka' }),
  ]);
  expect(entries.filter(({ kind }) => kind === 'card')).toHaveLength(2);
});

it('names who comes on and who goes off, and a video referee on the line between the sides', () => {
  const [change, review] = timeline([
    anIncident({ type: IncidentType.Substitution, in_player_name: 'Trossard', out_player_name: 'Saka' }),
    anIncident({ type: Var, position: Side.Neither }),
  ]);
  expect(change).toMatchObject({ kind: 'substitution', player: 'Trossard', off: 'Saka' });
  expect(review).toMatchObject({ kind: 'var', side: 'neither' });
});

describe('lines across', () => {
  const early = anIncident({ time: 45, added_time: 3 });
  const second = anIncident({ time: 46, position: Side.Away });
  const scores = (home: number[], away: number[]) => ({ home_scores: home, away_scores: away });

  it.each<[string, Incident[], MatchFields, string[]]>([
    ['none in the first half', [early], { status_id: FirstHalf }, ['goal 45']],
    ['half-time', [early], { status_id: HalfTime, ...scores([1, 1], [0, 0]) }, ['goal 45', 'halfTime 1-0']],
    [
      'in the second half',
      [early, second],
      { status_id: SecondHalf, ...scores([1, 1], [1, 0]) },
      ['goal 45', 'halfTime 1-0', 'goal 46'],
    ],
    ['the end', [second], { status_id: Ended, ...scores([0, 0], [1, 0]) }, ['halfTime 0-0', 'goal 46', 'fullTime 0-1']],
    [
      'extra time',
      [second, anIncident({ time: 105 })],
      { status_id: Ended, ...scores([1, 0, 0, 0, 0, 2], [1, 0, 0, 0, 0, 1]) },
      ['halfTime 0-0', 'goal 46', 'regularTime 1-1', 'goal 105', 'fullTimeAfterExtra 2-1'],
    ],
    [
      'a shoot-out',
      [second, anIncident({ time: 105 })],
      { status_id: MatchStatus.PenaltyShootout, ...scores([1, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 1]) },
      ['halfTime 0-0', 'goal 46', 'regularTime 1-1', 'goal 105', 'extraTime 1-1'],
    ],
    [
      'extra time, nothing yet',
      [second],
      { status_id: ExtraTime, ...scores([0, 0], [1, 0]) },
      ['halfTime 0-0', 'goal 46', 'regularTime 0-1'],
    ],
    [
      'half-time, whose score nobody knows',
      [second],
      { status_id: SecondHalf, ...scores([0, -1], [1, -1]) },
      ['halfTime', 'goal 46'],
    ],
  ])('%s', (_, incidents, given, expected) => {
    expect(words(timeline(incidents, given))).toEqual(expected);
  });

  it('no end of 90 minutes for a feed that counts added time as minutes', () => {
    expect(words(timeline([anIncident({ time: 93 })], { status_id: Ended, ...scores([1, 0], [0, 0]) }))).toEqual([
      'halfTime 0-0',
      'goal 93',
      'fullTime 1-0',
    ]);
  });
});

it.each([
  [{ time: 67, added_time: undefined }, '67’'],
  [{ time: 90, added_time: 13 }, '90+13’'],
  [{ time: 45, added_time: 0 }, '45’'],
  [{ time: 0, added_time: undefined }, ''],
])('%j reads %s', (minute, text) => expect(minuteText(incidentMinute(minute))).toBe(text));

it('renders each incident it knows once, in order, and never another; goals never lower the score', () => {
  const rendered = new Set<number>([Goal, PenaltyGoal, OwnGoal, YellowCard, RedCard, IncidentType.PenaltyMissed, Var]);
  const anyIncident = fc
    .record({
      type: fc.constantFrom(Corner, ShootoutScored, 99, ...rendered),
      position: fc.constantFrom(Side.Neither, Side.Home, Side.Away),
      time: fc.nat(120),
    })
    .map((given) => anIncident(given));
  fc.assert(
    fc.property(fc.array(anyIncident), fc.constantFrom(...Object.values(MatchStatus)), (incidents, status_id) => {
      const entries = timeline(incidents, { status_id });
      const played = entries.flatMap((entry) => (entry.kind === 'break' ? [] : [entry.time]));
      expect(played).toEqual(incidents.filter(({ type }) => rendered.has(type)).map(({ time }) => time));
      const totals = goals(entries).map(([home = 0, away = 0]) => home + away);
      expect(totals).toEqual([...totals].sort((one, other) => one - other));
    }),
  );
});
