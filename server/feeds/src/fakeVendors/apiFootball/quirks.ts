import { type Incident, IncidentType } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../../feedRecords';
import { incident } from '../../timeline/incident';
import type { Edit, Fields } from '../edits';

/**
 * A row of the table of edits: what a client of this vendor may stumble over, in the recorded match of Croatia and Brazil,
 * which is goalless until its 90 minutes end, 109 minutes after the kick-off.
 */
export type Quirk = {
  name: string;
  edits(cast: Cast): readonly Edit[];
  /** What the board must show of it when all is over. */
  final(cast: Cast): Partial<FeedMatch>;
  /** How often an answer lists it. */
  times?: number;
  /** Its prices in play, by minutes after the kick-off. */
  odds?(cast: Cast): (minute: number) => readonly object[];
};

/** Who plays in a row, in the vendor's shapes and in ours. */
export type Cast = {
  id: number;
  /** What makes the recorded match theirs. */
  fields: Fields;
  event(side: 1 | 2, type: string, detail: string, elapsed: number, given?: object): object;
  /** An incident of {@link Cast.event} as the board has it. */
  shown(type: number, side: 1 | 2, time: number): Incident;
};

/** The league of the rows: V.League 2. */
const LEAGUE = { id: 637, name: 'V-League 2', country: 'Việt Nam', round: 'Regular Season - 1' };

export function castOf(id: number): Cast {
  const team = (side: 1 | 2) => ({ id: id * 10 + side, name: `Đội ${id * 10 + side}`, winner: null });
  return {
    id,
    fields: { fixture: { id, referee: null, venue: null }, league: LEAGUE, teams: { home: team(1), away: team(2) } },
    event: (side, type, detail, elapsed, given = {}) => ({
      time: { elapsed, extra: null },
      team: team(side),
      player: { id: id * 100, name: 'Cầu thủ' },
      assist: { id: null, name: null },
      type,
      detail,
      comments: null,
      ...given,
    }),
    shown: (type, side, time) => incident({ type, position: side, time, player_name: 'Cầu thủ', player_id: id * 100 }),
  };
}

type Stage = readonly [home: unknown, away: unknown];

type Said = {
  goals?: Stage;
  halftime?: Stage;
  fulltime?: Stage;
  extratime?: Stage;
  penalty?: Stage;
  events?: unknown;
  statistics?: unknown;
  second?: null;
};

const NEVER: Stage = [null, null];

/** @param short a status, instead of the recorded one */
function says(
  minute: number,
  short: string | undefined,
  { goals, events = [], statistics, second, ...score }: Said = {},
): Edit {
  const pair = ([home, away]: Stage) => ({ home, away });
  const stages = Object.entries(score).map(([name, stage]) => [name, pair(stage)]);
  const fixture = { ...(short && { status: { short } }), ...(second === null && { periods: { second } }) };
  return {
    minute,
    fields: {
      fixture,
      score: Object.fromEntries(stages),
      lineups: [],
      events,
      ...(goals && { goals: pair(goals) }),
      ...(statistics !== undefined && { statistics }),
    },
  };
}

/** The end of a match that had no extra time. */
const OVER: Said = { goals: [0, 0], halftime: [0, 0], fulltime: [0, 0], extratime: NEVER, penalty: NEVER };
const ENDS = 109;

function ended(home_scores: number[], away_scores: number[]): Partial<FeedMatch> {
  return { status_id: MatchStatus.Ended, home_scores, away_scores, period_start: 0 };
}

const NOTHING = [0, 0, 0, 0, -1, 0, 0];

export const QUIRKS: readonly Quirk[] = [
  {
    name: 'the start of the second half is never noted',
    edits: () => [says(0, undefined, { second: null }), says(ENDS, 'FT', { ...OVER, second: null })],
    final: () => ended(NOTHING, NOTHING),
  },
  {
    name: 'a goal disappears, with a verdict in its place',
    edits({ event }) {
      const verdict = event(1, 'Var', 'Goal cancelled', 22);
      return [
        says(20, undefined, { goals: [1, 0], events: [event(1, 'Goal', 'Normal Goal', 20)] }),
        says(23, undefined, { events: [verdict] }),
        says(ENDS, 'FT', { ...OVER, events: [verdict] }),
      ];
    },
    final: ({ shown }) => ({ ...ended(NOTHING, NOTHING), incidents: [shown(IncidentType.Var, 1, 22)] }),
  },
  {
    name: 'extra time that is filled by half, then a shoot-out',
    edits({ event }) {
      const kick = (side: 1 | 2, detail: string) => event(side, 'Goal', detail, 120, { comments: 'Penalty Shootout' });
      const first = event(1, 'Goal', 'Normal Goal', 95);
      const goals = [first, event(2, 'Goal', 'Penalty', 118)];
      const events = [...goals, kick(1, 'Penalty'), kick(2, 'Missed Penalty'), kick(1, 'Penalty')];
      const level: Said = { goals: [1, 1], extratime: [1, null] };
      return [
        says(0, undefined),
        says(ENDS, 'BT', OVER),
        says(112, 'ET', { extratime: [1, null], goals: [1, 0], events: [first] }),
        says(140, 'ET', { ...level, penalty: NEVER, events: goals }),
        says(150, 'P', { ...level, penalty: [2, 0], events }),
        says(158, 'PEN', { ...level, extratime: [1, 1], penalty: [2, 0], events }),
      ];
    },
    final: () => ended([0, 0, 0, 0, -1, 1, 2], [0, 0, 0, 0, -1, 1, 0]),
  },
  {
    name: 'its status goes backwards',
    edits: () => [
      says(0, undefined),
      says(70, '1H'),
      says(75, undefined),
      says(90, 'TBD'),
      says(95, undefined, { goals: [0, 1] }),
      says(ENDS, 'FT', { ...OVER, goals: [0, 1], fulltime: [0, 1] }),
    ],
    final: () => ended(NOTHING, [1, 0, 0, 0, -1, 0, 0]),
  },
  {
    name: 'added minutes, and a card before the kick-off',
    edits({ event }) {
      const card = event(2, 'Card', 'Yellow Card', -3);
      const goal = event(1, 'Goal', 'Normal Goal', 45, { time: { elapsed: 45, extra: 2 } });
      const change = event(1, 'subst', 'Substitution 1', 45);
      const own = event(2, 'Goal', 'Own Goal', 90, { time: { elapsed: 90, extra: 7 } });
      return [
        says(0, undefined, { events: [card] }),
        says(47, undefined, { goals: [1, 0], halftime: [1, 0], events: [card, goal] }),
        says(62, undefined, { goals: [1, 0], halftime: [1, 0], events: [card, goal, change] }),
        says(ENDS, 'FT', {
          ...OVER,
          goals: [1, 1],
          halftime: [1, 0],
          fulltime: [1, 1],
          events: [card, goal, change, own],
        }),
      ];
    },
    final: ({ shown }) => ({
      ...ended([1, 1, 0, 0, -1, 0, 0], [1, 0, 0, 1, -1, 0, 0]),
      incidents: [
        shown(IncidentType.YellowCard, 2, 0),
        { ...shown(IncidentType.Goal, 1, 45), added_time: 2, home_score: 1, away_score: 0 },
        {
          ...shown(IncidentType.Substitution, 1, 45),
          player_name: undefined,
          player_id: undefined,
          out_player_name: 'Cầu thủ',
        },
        { ...shown(IncidentType.OwnGoal, 2, 90), added_time: 7, home_score: 1, away_score: 1 },
      ],
    }),
  },
  {
    name: 'not started until its result is in',
    edits: () => [
      says(0, 'NS', { goals: NEVER, halftime: NEVER }),
      says(170, 'FT', { ...OVER, goals: [2, 1], halftime: [1, 1], fulltime: [2, 1] }),
    ],
    final: () => ended([2, 1, 0, 0, -1, 0, 0], [1, 1, 0, 0, -1, 0, 0]),
  },
  {
    name: 'listed three times, its goal twice',
    times: 3,
    edits({ event }) {
      const goal = event(2, 'Goal', 'Normal Goal', 30);
      const scored: Said = { goals: [0, 1], halftime: [0, 1], fulltime: [0, 1], events: [goal, goal] };
      return [says(30, undefined, scored), says(ENDS, 'FT', { ...OVER, ...scored })];
    },
    final: ({ shown }) => ({
      ...ended(NOTHING, [1, 1, 0, 0, -1, 0, 0]),
      incidents: [{ ...shown(IncidentType.Goal, 2, 30), home_score: 0, away_score: 1 }],
    }),
  },
  {
    name: 'an object for a list, texts for numbers',
    edits({ event }) {
      const goal = event(1, 'Goal', 'Normal Goal', 30);
      const odd = { events: { 0: goal }, statistics: 'none' };
      return [
        says(30, undefined, { goals: ['1', '0'], ...odd }),
        says(47, undefined, { goals: ['1', 0], halftime: ['1', '0'], ...odd }),
        says(62, undefined, { goals: [1, 0], halftime: [1, 0], ...odd }),
        says(ENDS, 'FT', { ...OVER, goals: ['1', '0'], halftime: ['1', '0'], fulltime: ['1', '0'], events: [goal] }),
      ];
    },
    final: ({ shown }) => ({
      ...ended([1, 1, 0, 0, -1, 0, 0], NOTHING),
      incidents: [{ ...shown(IncidentType.Goal, 1, 30), home_score: 1, away_score: 0 }],
    }),
  },
  {
    name: 'interrupted, then decided at the green table',
    edits: () => [says(0, undefined), says(30, 'SUSP'), says(150, 'AWD', { ...OVER, goals: [3, 0], fulltime: [3, 0] })],
    final: () => ended([3, 0, 0, 0, -1, 0, 0], NOTHING),
  },
  {
    name: 'its prices are suspended, quoted, and stopped while it goes on',
    edits: () => [says(0, undefined), says(ENDS, 'INT', OVER)],
    odds:
      ({ id }) =>
      (minute) => {
        const price = { odd: '3.00', handicap: null, main: null, suspended: minute < 20 };
        const values = ['Home', 'Draw', 'Away'].map((value) => ({ value, ...price }));
        const status = { stopped: minute > 40, blocked: false, finished: false };
        return [{ fixture: { id }, status, odds: [{ id: 59, name: 'Fulltime Result', values }] }];
      },
    final: () => ({ status_id: MatchStatus.Interrupted, odds: '' }),
  },
  {
    name: 'a second yellow is listed as a yellow and a red',
    edits({ event }) {
      const card = (kind: string, elapsed: number) => event(1, 'Card', kind, elapsed);
      const events = [card('Yellow Card', 30), card('Yellow Card', 75), card('Red Card', 75)];
      return [says(0, undefined), says(92, undefined, { events }), says(ENDS, 'FT', { ...OVER, events })];
    },
    final: ({ shown }) => ({
      ...ended([0, 0, 1, 2, -1, 0, 0], NOTHING),
      incidents: [shown(IncidentType.YellowCard, 1, 30), shown(IncidentType.SecondYellow, 1, 75)],
    }),
  },
];
