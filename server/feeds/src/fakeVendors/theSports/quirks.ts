import type { Incident } from 'shared-kernel/entities/incident';
import type { FeedMatch } from '../../feedRecords';

/** From a minute after the kick-off until the next edit the vendor says this of a match, instead of what was recorded. */
export type Stage = {
  minute: number;
  status: number;
  home?: unknown;
  away?: unknown;
  /** Minute at which the period began. */
  began?: number;
  stats?: unknown;
  incidents?: unknown;
  tlive?: unknown;
  isDeleted?: boolean;
  /** What the lists have instead of the live answers, whose score stays as it was. */
  corrected?: { home: number[]; away: number[] };
};

/** A row of the table of edits: a habit of the vendor, and what a board must show of the match in the end. */
export type Quirk = {
  name: string;
  stages: readonly Stage[];
  odds?: readonly Price[];
  expected: Partial<Omit<FeedMatch, 'incidents' | 'stats'>> & {
    incidents?: readonly Partial<Incident>[];
    stats?: readonly Partial<FeedMatch['stats'][number]>[];
  };
};

/** A row of prices from a minute after the kick-off on, three values in the vendor's order. */
export type Price = {
  minute: number;
  market: 'asia' | 'bs' | 'eu' | 'cr';
  values: readonly [number, number, number];
  isClosed?: boolean;
};

/** No goal, card or corner. */
export const NONE = [0, 0, 0, 0, 0, 0, 0];
const ENDED = 8;

const goal = (position: number, time: number, home_score: number, away_score: number, more = {}) => ({
  type: 1,
  position,
  time,
  home_score,
  away_score,
  player_id: 'p9',
  player_name: 'An',
  ...more,
});

/** Texts that are no text, or do harm where they are not taken for one. */
const HOSTILE = [
  { time: "22'", data: '<img src=x onerror="alert(1)">Goal <b>cancelled</b> & gone', position: 1 },
  { time: "23'", data: 'Foul by %oppos_player%.', position: 2 },
  { time: "24'", data: '\u202eevil\u202c', position: 1 },
  { time: '1e9', data: '进球无效！', position: 9 },
  { time: "25'", data: 'x'.repeat(5_000) },
  { time: null, data: 'No minute.' },
];

export const QUIRKS: readonly Quirk[] = [
  {
    name: 'a goal that disappears',
    stages: [
      { minute: 0, status: 2, began: 0 },
      { minute: 20, status: 2, began: 0, home: [1, 0, 0, 0, 2, 0, 0], incidents: [goal(1, 20, 1, 0)] },
      {
        minute: 22,
        status: 2,
        began: 0,
        home: [0, 0, 0, 0, 2, 0, 0],
        incidents: [{ type: 28, position: 1, time: 22, var_reason: 2, var_result: 2 }],
      },
      {
        minute: 110,
        status: ENDED,
        home: [0, 0, 0, 0, 2, 0, 0],
        tlive: HOSTILE,
        incidents: [{ type: 28, position: 1, time: 22, var_reason: 2, var_result: 2 }],
      },
    ],
    expected: {
      status_id: ENDED,
      home_scores: [0, 0, 0, 0, 2, 0, 0],
      incidents: [{ type: 28, position: 1, time: 22 }],
    },
  },
  {
    name: 'extra time that is half filled, and a shoot-out',
    stages: [
      { minute: 0, status: 2, began: 0, home: [1, 0, 0, 0, 0, 0, 0], away: [1, 0, 0, 0, 0, 0, 0] },
      { minute: 48, status: 3, home: [1, 1, 0, 0, 0, 0, 0], away: [1, 1, 0, 0, 0, 0, 0] },
      { minute: 62, status: 4, began: 62, home: [1, 1, 0, 0, 0, 0, 0], away: [1, 1, 0, 0, 0, 0, 0] },
      { minute: 115, status: 5, home: [1, 1, 0, 0, 0, 1, 0], away: [1, 1, 0, 0, 0, 1, 0] },
      { minute: 125, status: 5, home: [1, 1, 0, 0, 0, 2, 0], away: [1, 1, 0, 0, 0, 0, 0] },
      { minute: 126, status: 5, home: [1, 1, 0, 0, 0, 2, 0], away: [1, 1, 0, 0, 0, 2, 0] },
      { minute: 150, status: 7, home: [1, 1, 0, 0, 0, 2, 2], away: [1, 1, 0, 0, 0, 2, 1] },
      { minute: 160, status: ENDED, home: [1, 1, 0, 0, 0, 2, 4], away: [1, 1, 0, 0, 0, 2, 3] },
    ],
    expected: { status_id: ENDED, home_scores: [1, 1, 0, 0, 0, 2, 4], away_scores: [1, 1, 0, 0, 0, 2, 3] },
  },
  {
    name: 'a status that goes backwards',
    stages: [
      { minute: 0, status: 2, began: 0 },
      { minute: 30, status: 13 },
      { minute: 45, status: 2, began: 15 },
      { minute: 62, status: 4, began: 62, home: [1, 0, 0, 0, 0, 0, 0] },
      { minute: 63, status: 2, began: 15, home: [1, 0, 0, 0, 0, 0, 0] },
      { minute: 70, status: 3, home: [1, 1, 0, 0, 0, 0, 0] },
      { minute: 80, status: 4, began: 80, home: [1, 1, 0, 0, 0, 0, 0] },
      { minute: 130, status: ENDED, home: [1, 1, 0, 0, 0, 0, 0] },
    ],
    expected: { status_id: ENDED, home_scores: [1, 1, 0, 0, 0, 0, 0] },
  },
  {
    name: 'two yellow cards of one player, stoppage minutes and the order of the list',
    stages: [
      { minute: 0, status: 2, began: 0, home: [0, 0, 0, 1, 0, 0, 0] },
      {
        minute: 112,
        status: ENDED,
        home: [1, 0, 1, 1, 0, 0, 0],
        incidents: [
          { type: 3, position: 1, time: 30, player_id: 'p5', player_name: 'Bình' },
          { type: 19, position: 0, time: 45, add_time: 3 },
          { type: 11, position: 0, time: 48, home_score: 0, away_score: 0 },
          { type: 9, position: 1, time: 45, in_player_name: 'Chi', out_player_name: 'Dũng' },
          { type: 15, position: 1, time: 63, player_id: 'p5', player_name: 'Bình' },
          goal(1, 94, 1, 0, { add_time: 4 }),
        ],
      },
    ],
    expected: {
      home_scores: [1, 0, 1, 1, 0, 0, 0],
      incidents: [
        { type: 3, time: 30 },
        { type: 9, time: 45, in_player_name: 'Chi', out_player_name: 'Dũng' },
        { type: 15, time: 63 },
        { type: 1, time: 90, added_time: 4 },
      ],
    },
  },
  {
    name: 'objects where lists should be, no corners, an own goal and a template without a name',
    stages: [
      { minute: 0, status: 2, began: 0, home: { ...[0, 0, 0, 0, -1, 0, 0] }, away: { ...[0, 0, 0, 0, -1, 0, 0] } },
      {
        minute: 105,
        status: ENDED,
        home: { ...[0, 0, 0, 0, -1, 0, 0] },
        away: { ...[1, 1, 0, 0, -1, 0, 0] },
        incidents: { 0: { ...goal(1, 12, 0, 1), type: 17, player_name: '%oppos_player%' } },
      },
    ],
    expected: {
      home_scores: [0, 0, 0, 0, -1, 0, 0],
      away_scores: [1, 1, 0, 0, -1, 0, 0],
      incidents: [{ type: 17, position: 2, time: 12, player_name: undefined }],
    },
  },
  {
    name: 'a match that is deleted',
    stages: [
      { minute: 0, status: 2, began: 0 },
      { minute: 30, status: 2, began: 0, isDeleted: true },
    ],
    expected: { status_id: 0 },
  },
  {
    name: 'a result that is corrected hours later, and a history that keeps the old one',
    stages: [
      { minute: 0, status: 2, began: 0 },
      { minute: 105, status: ENDED, home: [2, 1, 0, 0, 0, 0, 0], away: [1, 0, 0, 0, 0, 0, 0] },
      {
        minute: 250,
        status: ENDED,
        home: [2, 1, 0, 0, 0, 0, 0],
        away: [1, 0, 0, 0, 0, 0, 0],
        corrected: { home: [2, 1, 0, 0, 0, 0, 0], away: [2, 0, 0, 0, 0, 0, 0] },
      },
    ],
    expected: { status_id: ENDED, home_scores: [2, 1, 0, 0, 0, 0, 0], away_scores: [2, 0, 0, 0, 0, 0, 0] },
  },
  {
    name: 'prices in the history and among those of the last minute, closed and opened again, and figures of play',
    stages: [
      { minute: 0, status: 2, began: 0 },
      {
        minute: 112,
        status: ENDED,
        stats: [
          { type: 21, home: 4, away: 2 },
          { type: 2, home: 9, away: 9 },
          { type: 25, home: 61, away: 39 },
        ],
      },
    ],
    odds: [
      { minute: -9, market: 'asia', values: [0.95, 0.75, 0.85] },
      { minute: -9, market: 'bs', values: [0.9, 2, 0.9] },
      { minute: -9, market: 'eu', values: [1.72, 3.4, 4.5] },
      { minute: -9, market: 'cr', values: [0.8, 9.5, 1] },
      { minute: 20, market: 'asia', values: [0, 0.75, 0], isClosed: true },
      { minute: 20, market: 'cr', values: [0.8, 9.5, 1], isClosed: true },
      { minute: 22, market: 'asia', values: [0.7, 0.5, 1.1] },
    ],
    expected: {
      status_id: ENDED,
      odds: '0.5-1!0.95!!0.85;2!0.90!2!0.90;1.72!3.40!4.50',
      stats: [
        { ball_possession: 61, shots_on_target: 4 },
        { ball_possession: 39, shots_on_target: 2 },
      ],
    },
  },
];
