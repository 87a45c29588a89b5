import { IncidentType } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { type Frame, framed } from './frames';
import type { QuirkMaker } from './quirkMatch';
import { BREAK, END, ended, event, FIRST_HALF, SECOND_HALF, shown } from './quirkParts';
import type { Json } from './vendorFixture';

export const noSecondStart: QuirkMaker = (id, kickoff) =>
  framed({
    ...{ id, kickoff, name: 'the start of the second half is never noted' },
    frames: [FIRST_HALF, BREAK, SECOND_HALF, END],
    final: ended([0, 0, 0, 0, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]),
  });

export const silent: QuirkMaker = (id, kickoff) =>
  framed({
    ...{ id, kickoff, name: 'not started until its result is in' },
    frames: [{ ...END, from: 170, goals: [2, 1], fulltime: [2, 1], halftime: [1, 1] }],
    final: ended([2, 1, 0, 0, -1, 0, 0], [1, 1, 0, 0, -1, 0, 0]),
  });

export const doubled: QuirkMaker = (id, kickoff) => {
  const goal = event(id, 2, 'Goal', 'Normal Goal', 30);
  const frames = [FIRST_HALF, ...[{ ...FIRST_HALF, from: 30 }, BREAK, SECOND_HALF, END].map(scored)];
  return framed({
    ...{ id, kickoff, name: 'listed three times, its goal twice', times: 3 },
    frames,
    final: {
      ...ended([0, 0, 0, 0, -1, 0, 0], [1, 1, 0, 0, -1, 0, 0]),
      incidents: [{ ...shown(id, IncidentType.Goal, 2, 30), home_score: 0, away_score: 1 }],
    },
  });

  function scored(frame: Frame): Frame {
    return { ...frame, goals: [0, 1], halftime: [0, 1], fulltime: [0, 1], events: [goal, goal] };
  }
};

export const secondYellow: QuirkMaker = (id, kickoff) => {
  const [first, second, red] = [
    event(id, 1, 'Card', 'Yellow Card', 30),
    event(id, 1, 'Card', 'Yellow Card', 75),
    event(id, 1, 'Card', 'Red Card', 75),
  ];
  return framed({
    ...{ id, kickoff, name: 'a second yellow is listed as a yellow and a red' },
    frames: [FIRST_HALF, BREAK, SECOND_HALF, END].map((frame) => ({ ...frame, events: [first, second, red] })),
    final: {
      ...ended([0, 0, 1, 2, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]),
      incidents: [shown(id, IncidentType.YellowCard, 1, 30), shown(id, IncidentType.SecondYellow, 1, 75)],
    },
  });
};

export const misshapen: QuirkMaker = (id, kickoff) => {
  const goal = event(id, 1, 'Goal', 'Normal Goal', 30);
  const odd = { events: { 0: goal }, statistics: 'none' };
  return framed({
    ...{ id, kickoff, name: 'an object for a list, texts for numbers' },
    frames: [
      FIRST_HALF,
      { ...FIRST_HALF, from: 30, goals: ['1', '0'], odd },
      { ...BREAK, goals: ['1', 0], halftime: ['1', '0'], odd },
      { ...SECOND_HALF, goals: [1, 0], halftime: [1, 0], odd },
      { ...END, goals: ['1', '0'], halftime: ['1', '0'], fulltime: ['1', '0'], events: [goal] },
    ],
    final: {
      ...ended([1, 1, 0, 0, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]),
      incidents: [{ ...shown(id, IncidentType.Goal, 1, 30), home_score: 1, away_score: 0 }],
    },
  });
};

export const closed: QuirkMaker = (id, kickoff) => {
  const price = (value: string, odd: string, suspended: boolean) => ({
    value,
    odd,
    handicap: null,
    main: null,
    suspended,
  });
  const market = (now: number): Json => ({
    id: 59,
    name: 'Fulltime Result',
    values: ['Home', 'Draw', 'Away'].map((side) => price(side, '3.00', now < kickoff + 1200)),
  });
  return framed({
    ...{ id, kickoff, name: 'its prices are suspended, told, and stopped while it goes on' },
    frames: [FIRST_HALF, { ...FIRST_HALF, from: 60 }, { ...FIRST_HALF, from: 150, short: 'INT' }],
    oddsAt: (now) => [
      {
        fixture: { id },
        status: { stopped: now > kickoff + 2400, blocked: false, finished: false },
        odds: [market(now)],
      },
    ],
    final: { status_id: MatchStatus.Interrupted, odds: '' },
  });
};
