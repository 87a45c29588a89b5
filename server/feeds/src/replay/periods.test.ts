import { IncidentType } from 'shared-kernel/entities/incident';
import { periodsOf, spread } from './periods';
import type { PlayedMatch, RecordedEvent } from './recording';

function aPlayedMatch(events: readonly Partial<RecordedEvent>[], hasExtraTime = false): PlayedMatch {
  const goalless = [0, 0] as const;
  return {
    kind: 'played',
    kickoff: 1,
    home: 'Anh',
    away: 'Iran',
    events: events.map((given) => ({ minute: 1, added: 0, type: IncidentType.YellowCard, side: 'home', ...given })),
    shootout: [],
    result: { halfTime: goalless, fullTime: goalless, afterExtraTime: hasExtraTime ? goalless : undefined },
  };
}

it.each<[string, Partial<RecordedEvent>[], boolean, [startsAt: number, length: number][]]>([
  [
    'quiet halves get the usual added time, and a quarter of an hour between them',
    [],
    false,
    [
      [0, 46],
      [61, 48],
    ],
  ],
  [
    'a half lasts until a minute after its last event',
    [{ minute: 90, added: 13 }],
    false,
    [
      [0, 46],
      [61, 59],
    ],
  ],
  [
    'so does the first',
    [{ minute: 45, added: 14 }],
    false,
    [
      [0, 60],
      [75, 48],
    ],
  ],
  [
    'extra time comes after five minutes, its second half after two',
    [],
    true,
    [
      [0, 46],
      [61, 48],
      [114, 16],
      [132, 16],
    ],
  ],
])('%s', (_, events, hasExtraTime, expected) => {
  expect(periodsOf(aPlayedMatch(events, hasExtraTime)).map(({ startsAt, length }) => [startsAt, length])).toEqual(
    expected,
  );
});

it('spreads the events of one minute in their order', () => {
  const events = [{ minute: 71 }, { minute: 20 }, { minute: 71 }];
  expect(spread(events, ({ minute }) => minute)).toEqual([
    { event: events[1], playedAt: 20 },
    { event: events[0], playedAt: 71 },
    { event: events[2], playedAt: 71.5 },
  ]);
});
