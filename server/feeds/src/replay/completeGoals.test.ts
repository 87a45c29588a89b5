import { IncidentType } from 'shared-kernel/entities/incident';
import { completeGoals } from './completeGoals';
import type { PlayedMatch, RecordedEvent } from './recording';
import { withinPeriods } from './withinPeriods';

function aPlayedMatch(given: Partial<PlayedMatch>): PlayedMatch {
  return {
    kind: 'played',
    kickoff: 1,
    home: 'Lecce',
    away: 'Genoa',
    events: [],
    shootout: [],
    result: { halfTime: [0, 0], fullTime: [0, 0] },
    ...given,
  };
}

function aGoal(given: Partial<RecordedEvent>): RecordedEvent {
  return { minute: 10, added: 0, type: IncidentType.Goal, side: 'home', ...given };
}

const emitted = ({ events }: PlayedMatch) => events.map(({ minute, side }) => `${minute}' ${side}`);

it.each<[string, Partial<PlayedMatch>, string[]]>([
  ['nothing to add', { events: [aGoal({})], result: { halfTime: [1, 0], fullTime: [1, 0] } }, ["10' home"]],
  [
    'goals that are only counted, evenly over their half and in turn',
    { result: { halfTime: [1, 1], fullTime: [3, 1] } },
    ["15' home", "30' away", "60' home", "75' home"],
  ],
  [
    'no half-time score: over all 90 minutes',
    { result: { halfTime: undefined, fullTime: [0, 2] } },
    ["30' away", "60' away"],
  ],
  [
    'what is missing beside what is told',
    { events: [aGoal({})], result: { halfTime: [2, 0], fullTime: [2, 0] } },
    ["10' home", "23' home"],
  ],
  [
    'extra time',
    { result: { halfTime: [0, 0], fullTime: [1, 1], afterExtraTime: [2, 1] } },
    ["60' home", "75' away", "105' home"],
  ],
  [
    'extra time alone: as if it followed a level score',
    { result: { halfTime: undefined, fullTime: undefined, afterExtraTime: [2, 1] } },
    ["30' home", "60' away", "105' home"],
  ],
])('%s', (_, given, events) => {
  expect(emitted(completeGoals(aPlayedMatch(given)))).toEqual(events);
});

it.each<[string, Partial<PlayedMatch>, string]>([
  [
    'more goals told than counted',
    { events: [aGoal({})] },
    '1 home goals are listed in the first half, but the result counts 0',
  ],
  [
    'a shoot-out that adds up to something else',
    {
      shootout: [{ type: IncidentType.ShootoutScored, side: 'away' }],
      result: { halfTime: [0, 0], fullTime: [0, 0], shootout: [0, 3] },
    },
    '1 away kicks of the shoot-out are scored, but the result counts 3',
  ],
])('refuses %s', (_, given, message) => {
  expect(() => completeGoals(aPlayedMatch(given))).toThrow(message);
});

it('marks what is only counted, goals and kicks: there is nothing to tell of it', () => {
  const result = { halfTime: undefined, fullTime: [1, 1], shootout: [2, 1] } as const;
  const { events, shootout } = completeGoals(aPlayedMatch({ events: [aGoal({})], result }));
  expect(events.map(({ side, isUnlisted }) => [side, isUnlisted])).toEqual([
    ['home', undefined],
    ['away', true],
  ]);
  expect(shootout.map(({ side, isUnlisted }) => [side, isUnlisted])).toEqual([
    ['home', true],
    ['away', true],
    ['home', true],
  ]);
});

it('reads minute 93 of a match without extra time as 90+3', () => {
  const [event] = withinPeriods(aPlayedMatch({ events: [aGoal({ minute: 93 })] })).events;
  expect(event).toMatchObject({ minute: 90, added: 3 });
});
