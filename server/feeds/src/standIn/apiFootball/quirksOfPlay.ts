import { IncidentType } from 'shared-kernel/entities/incident';
import { type Frame, framed } from './frames';
import type { QuirkMaker } from './quirkMatch';
import { BREAK, END, ended, event, FIRST_HALF, SECOND_HALF, shown } from './quirkParts';

/** Extra time begins so many minutes after the kick-off. */
const EXTRA = 112;

export const goalGone: QuirkMaker = (id, kickoff) => {
  const goal = event(id, 1, 'Goal', 'Normal Goal', 20);
  const verdict = event(id, 1, 'Var', 'Goal cancelled', 22);
  return framed({
    ...{ id, kickoff, name: 'a goal disappears, with a verdict in its place' },
    frames: [
      FIRST_HALF,
      { ...FIRST_HALF, from: 20, goals: [1, 0], events: [goal] },
      { ...FIRST_HALF, from: 23, events: [verdict] },
      ...[BREAK, SECOND_HALF, END].map((frame) => ({ ...frame, events: [verdict] })),
    ],
    final: {
      ...ended([0, 0, 0, 0, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]),
      incidents: [shown(id, IncidentType.Var, 1, 22)],
    },
  });
};

export const shootout: QuirkMaker = (id, kickoff) => {
  const kick = (side: 1 | 2, detail: string) => event(id, side, 'Goal', detail, 120, { comments: 'Penalty Shootout' });
  const kicks = [kick(1, 'Penalty'), kick(2, 'Missed Penalty'), kick(1, 'Penalty')];
  const goals = [event(id, 1, 'Goal', 'Normal Goal', 95), event(id, 2, 'Goal', 'Penalty', 118)];
  const level: Partial<Frame> = { halftime: [0, 0], fulltime: [0, 0], goals: [1, 1] };
  return framed({
    ...{ id, kickoff, name: 'extra time that is filled by half, then a shoot-out' },
    frames: [
      ...[FIRST_HALF, BREAK, SECOND_HALF],
      { ...END, from: EXTRA - 2, short: 'BT' },
      { ...END, from: EXTRA, short: 'ET', extratime: [1, null], goals: [1, 0], events: goals.slice(0, 1) },
      { ...END, ...level, from: EXTRA + 28, short: 'ET', extratime: [1, null], events: goals },
      {
        ...END,
        ...level,
        from: EXTRA + 36,
        short: 'P',
        extratime: [1, null],
        penalty: [2, 0],
        events: [...goals, ...kicks],
      },
      {
        ...END,
        ...level,
        from: EXTRA + 50,
        short: 'PEN',
        extratime: [1, 1],
        penalty: [2, 0],
        events: [...goals, ...kicks],
      },
    ],
    final: ended([0, 0, 0, 0, -1, 1, 2], [0, 0, 0, 0, -1, 1, 0]),
  });
};

export const oddMinutes: QuirkMaker = (id, kickoff) => {
  const events = [
    event(id, 2, 'Card', 'Yellow Card', -3),
    event(id, 1, 'Goal', 'Normal Goal', 45, { time: { elapsed: 45, extra: 2 } }),
    event(id, 1, 'subst', 'Substitution 1', 45),
    event(id, 2, 'Goal', 'Own Goal', 90, { time: { elapsed: 90, extra: 7 } }),
  ];
  const odd: Partial<Frame> = { goals: [1, 1], halftime: [1, 0], events };
  return framed({
    ...{ id, kickoff, name: 'added minutes, and a card before the kick-off' },
    frames: [
      { ...FIRST_HALF, events: events.slice(0, 1) },
      { ...BREAK, goals: [1, 0], halftime: [1, 0], events: events.slice(0, 2) },
      { ...SECOND_HALF, goals: [1, 0], halftime: [1, 0], events: events.slice(0, 3) },
      { ...END, ...odd, fulltime: [1, 1] },
    ],
    final: {
      ...ended([1, 1, 0, 0, -1, 0, 0], [1, 0, 0, 1, -1, 0, 0]),
      incidents: [
        shown(id, IncidentType.YellowCard, 2, 0),
        { ...shown(id, IncidentType.Goal, 1, 45), added_time: 2, home_score: 1, away_score: 0 },
        {
          ...shown(id, IncidentType.Substitution, 1, 45),
          player_name: undefined,
          player_id: undefined,
          out_player_name: 'Cầu thủ',
        },
        { ...shown(id, IncidentType.OwnGoal, 2, 90), added_time: 7, home_score: 1, away_score: 1 },
      ],
    },
  });
};

export const backwards: QuirkMaker = (id, kickoff) =>
  framed({
    ...{ id, kickoff, name: 'its status goes backwards' },
    frames: [
      ...[FIRST_HALF, BREAK, SECOND_HALF],
      { ...FIRST_HALF, from: 70 },
      { ...SECOND_HALF, from: 75 },
      { from: 90, short: 'TBD' },
      { ...SECOND_HALF, from: 95, goals: [0, 1] },
      { ...END, goals: [0, 1], fulltime: [0, 1] },
    ],
    final: ended([0, 0, 0, 0, -1, 0, 0], [1, 0, 0, 0, -1, 0, 0]),
  });

export const awarded: QuirkMaker = (id, kickoff) =>
  framed({
    ...{ id, kickoff, name: 'interrupted, then decided at the green table' },
    frames: [
      FIRST_HALF,
      { ...FIRST_HALF, from: 30, short: 'SUSP' },
      { ...END, from: 150, short: 'AWD', goals: [3, 0], halftime: [0, 0], fulltime: [3, 0] },
    ],
    final: ended([3, 0, 0, 0, -1, 0, 0], [0, 0, 0, 0, -1, 0, 0]),
  });
