import { type Incident, IncidentType } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatch, anIncident } from 'shared-kernel/testing/builders';
import { type TimelineLine, timelineLines } from './timelineLines';

const goal = anIncident({ time: 20, player_name: 'Saka' });
const change = anIncident({ type: IncidentType.Substitution, time: 60, player_name: 'Trossard' });
const card = anIncident({ type: IncidentType.YellowCard, time: 70, player_name: 'Rice' });

const linesOf = (status_id: MatchStatus, incidents: Incident[], newFrom?: number) =>
  timelineLines(aMatch({ status_id, incidents }), newFrom);
const words = (lines: readonly TimelineLine[]) =>
  lines.map(({ entry }) => (entry.kind === 'break' ? entry.at : (entry.player ?? entry.kind)));

it('has the newest on top while the match is live', () => {
  const { events } = linesOf(MatchStatus.SecondHalf, [goal, card]);
  expect(words(events)).toEqual(['Rice', 'halfTime', 'Saka']);
});

it.each([MatchStatus.Ended, MatchStatus.Abandoned])('is in order when it no longer is (status %s)', (status) => {
  expect(words(linesOf(status, [goal, card]).events).slice(0, 3)).toEqual(['Saka', 'halfTime', 'Rice']);
});

it('keeps substitutions apart, in the same order', () => {
  const other = { ...change, time: 80, player_name: 'Jesus' };
  const { events, substitutions } = linesOf(MatchStatus.SecondHalf, [change, card, other]);
  expect(words(events)).toEqual(['Rice', 'halfTime']);
  expect(words(substitutions)).toEqual(['Jesus', 'Trossard']);
});

it('marks what has just arrived, and nothing when nothing has', () => {
  const newOnes = (newFrom?: number) =>
    linesOf(MatchStatus.SecondHalf, [goal, change, card], newFrom).events.map(({ isNew }) => isNew);
  expect(newOnes(1)).toEqual([true, false, false]);
  expect(newOnes(0)).toEqual([true, false, true]);
  expect(newOnes()).toEqual([false, false, false]);
});

it('keeps the key of a line when another comes', () => {
  const keyOf = (incidents: Incident[]) =>
    linesOf(MatchStatus.SecondHalf, incidents).events.find(({ entry }) => entry.kind === 'goal')?.key;
  expect(keyOf([goal, card])).toBe(keyOf([goal]));
});
