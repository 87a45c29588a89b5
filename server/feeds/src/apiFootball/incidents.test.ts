import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { incidentsOf } from './incidents';
import { AWAY, decoded, sampleEvent } from './testing/sampleFixture';

const AT_AWAY = { team: { id: AWAY.id } };
const converted = (events: unknown[], goals = { home: null, away: null } as object) =>
  incidentsOf(decoded({ events, goals }));

it('goals carry the score after them, in the order of the list', () => {
  const events = [
    sampleEvent('Goal', 'Normal Goal', { time: { elapsed: 45, extra: 2 } }),
    sampleEvent('subst', 'Substitution 1', { player: { id: 5, name: 'Off' }, assist: { id: 6, name: 'On' } }),
    sampleEvent('Goal', 'Penalty', { ...AT_AWAY, time: { elapsed: 45, extra: null } }),
  ];
  expect(converted(events, { home: 1, away: 1 })).toMatchObject([
    { type: IncidentType.Goal, time: 45, added_time: 2, home_score: 1, away_score: 0, player_name: 'A. Keeper' },
    { type: IncidentType.Substitution, in_player_name: 'On', out_player_name: 'Off' },
    { type: IncidentType.PenaltyGoal, position: Side.Away, home_score: 1, away_score: 1 },
  ]);
});

it.each([
  ['Card', 'Yellow Card', IncidentType.YellowCard],
  ['Card', 'Second Yellow card', IncidentType.SecondYellow],
  ['card', 'red card', IncidentType.RedCard],
  ['Goal', 'Missed Penalty', IncidentType.PenaltyMissed],
  ['Goal', 'Something new', IncidentType.Goal],
  ['Var', 'Penalty confirmed', IncidentType.Var],
])('%s, %s', (type, detail, expected) => {
  expect(converted([sampleEvent(type, detail)])).toMatchObject([{ type: expected, position: Side.Home }]);
});

it('leaves out what it does not know', () => {
  expect(converted([sampleEvent('Weather', 'Rain'), sampleEvent('card', 'constructor')])).toEqual([]);
});

it('a kick of the shoot-out counts for that alone', () => {
  const kick = (detail: string) =>
    sampleEvent('Goal', detail, { comments: 'Penalty Shootout', time: { elapsed: 120, extra: 1 } });
  const events = [sampleEvent('Goal', 'Normal Goal'), kick('Penalty'), kick('Penalty'), kick('Missed Penalty')];
  expect(converted(events, { home: 1, away: 0 })).toMatchObject([
    { type: IncidentType.Goal, home_score: 1 },
    { type: IncidentType.ShootoutScored, time: 120, added_time: undefined, home_score: 1, away_score: 0 },
    { type: IncidentType.ShootoutScored, home_score: 2 },
    { type: IncidentType.ShootoutMissed, home_score: 2 },
  ]);
});

it('a goal of the first 90 minutes is no kick, whatever its comment says', () => {
  const events = [sampleEvent('Goal', 'Penalty', { comments: 'Penalty Shootout', time: { elapsed: 66, extra: null } })];
  expect(converted(events, { home: 1, away: 0 })).toMatchObject([
    { type: IncidentType.PenaltyGoal, time: 66, home_score: 1 },
  ]);
});

it.each([
  ['the club that gained', {}, { home: 1, away: 0 }],
  ["the scorer's club", AT_AWAY, { home: 1, away: 0 }],
])('an own goal that is booked to %s goes to the side whose score rose', (_, team, goals) => {
  const [own] = converted([sampleEvent('Goal', 'Own Goal', team)], goals);
  expect(own).toMatchObject({ type: IncidentType.OwnGoal, position: Side.Home, home_score: 1, away_score: 0 });
});

it('a goal that was taken back is not listed, whether the vendor drops it or leaves it with the verdict', () => {
  const verdict = sampleEvent('Var', 'Goal cancelled', { time: { elapsed: 22, extra: null } });
  const left = converted([sampleEvent('Goal', 'Normal Goal'), verdict], { home: 0, away: 0 });
  expect(left.map(({ type }) => type)).toEqual([IncidentType.Var]);
  expect(converted([verdict], { home: 0, away: 0 })).toEqual(left);
});

it('a verdict about another goal takes none away', () => {
  const events = [sampleEvent('Goal', 'Normal Goal'), sampleEvent('Var', 'Goal Disallowed - offside')];
  expect(converted(events, { home: 1, away: 0 }).map(({ type }) => type)).toEqual([
    IncidentType.Goal,
    IncidentType.Var,
  ]);
});

it('a goal that is entered twice, a minute apart, is one where the score has one', () => {
  const later = { time: { elapsed: 21, extra: null } };
  const twice = [sampleEvent('Goal', 'Normal Goal'), sampleEvent('Goal', 'Normal Goal', later)];
  expect(converted(twice, { home: 1, away: 0 })).toMatchObject([{ time: 21, home_score: 1 }]);
  expect(converted(twice, { home: 2, away: 0 })).toMatchObject([{ home_score: 1 }, { home_score: 2 }]);
});

it('says once what comes twice', () => {
  expect(converted([sampleEvent('Card', 'Red Card'), sampleEvent('Card', 'Red Card')])).toHaveLength(1);
});

it.each([
  [{ elapsed: -5, extra: null }, 0],
  [{ elapsed: 90, extra: -3 }, 90],
])('a minute below 0: %j', (time, minute) => {
  expect(converted([sampleEvent('Card', 'Yellow Card', { time })])).toMatchObject([
    { time: minute, added_time: undefined },
  ]);
});
