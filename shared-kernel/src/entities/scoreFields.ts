import * as v from 'valibot';
import { wholeNumber } from '../decode/fields';
import { leaveOut } from '../decode/leftOut';
import { isScoreShown } from '../rules/status';
import { ScoreIndex } from './liveScore';
import type { MatchState, Period } from './matchState';
import { type GappySide, type SideScore, sideBy, UNCOUNTED } from './score';

/** A side's score array, not decoded: which figures it needs depends on the status. */
export const scoreList = v.array(v.unknown(), 'a list');

/** What a push says of the score (M5). An unreadable status or figure is missing; a start of 0 is unknown. */
export type PushedScore = {
  readonly state: MatchState | undefined;
  readonly score: { readonly home: GappySide; readonly away: GappySide };
  readonly period_start: number;
};

/** Refuses a value within a transformation. */
type Refuse = (issue: { message: string; input: unknown; path: [v.ObjectPathItem, ...v.ObjectPathItem[]] }) => void;

/**
 * Reads a side's score array within a record figure by figure, so that a broken count of cards or corners costs no goal (M19).
 *
 * @param at its field, such as `home_scores`
 * @returns `undefined` when a required figure is unreadable; then the record is refused
 */
export function readSide(
  at: string,
  raw: readonly unknown[],
  state: MatchState | undefined,
  refuse: Refuse,
): GappySide | undefined {
  let isRefused = false;
  const side = sideBy((name) => {
    const place = ScoreIndex[name];
    if (place >= raw.length) return UNCOUNTED[name];
    const came = raw[place];
    const figure = wholeNumber(came);
    if (figure !== undefined && figure >= UNCOUNTED[name]) return figure;
    // A feed may send null when there was no extra time or shoot-out.
    if (isRefused || (came === null && (name === 'afterExtraTime' || name === 'shootout'))) return undefined;
    const expected = typeof came === 'number' ? 'a whole number of 0 or more' : 'a number';
    isRefused = isShown(name, state);
    const [first, ...steps] = [...at.split('.'), String(place)].map(step);
    if (isRefused && first) refuse({ message: expected, input: came, path: [first, ...steps] });
    else leaveOut(`${at}.${place}`, expected, came);
    return undefined;
  });
  return isRefused ? undefined : side;
}

/** Periods whose score is that of the 90 minutes, whatever the later places hold (M2). */
const OF_90_MINUTES: ReadonlySet<Period> = new Set(['firstHalf', 'halfTime', 'secondHalf']);

/** Whether the score lacks something without this figure. In an unknown state it is that of the 90 minutes, if any. */
function isShown(name: keyof SideScore, state: MatchState | undefined): boolean {
  if (name === 'regular') return state === undefined || isScoreShown(state);
  if (!state || (name !== 'afterExtraTime' && name !== 'shootout')) return false;
  return isScoreShown(state) && !(state.kind === 'live' && OF_90_MINUTES.has(state.period));
}

/** Reads the score of a push; `undefined` when a required figure is unreadable. */
export function readPushedScore(
  [state, homeScores, awayScores, start]: readonly [MatchState | undefined, unknown[], unknown[], ...unknown[]],
  homeAt: string,
  awayAt: string,
  refuse: Refuse,
): PushedScore | undefined {
  const home = readSide(homeAt, homeScores, state, refuse);
  const away = home && readSide(awayAt, awayScores, state, refuse);
  return home && away && { state, score: { home, away }, period_start: periodStartOf(start) };
}

const step = (key: string): v.ObjectPathItem => ({ type: 'object', origin: 'value', input: {}, key, value: undefined });

/** The kick-off of the current period, the fifth of a `score` array (M5); 0 when unknown or unreadable. */
export function periodStartOf(came: unknown): number {
  if (came === undefined || came === null || came === '') return 0;
  const start = wholeNumber(came);
  if (start !== undefined && start >= 0) return start;
  leaveOut('score.4', 'a time in unix seconds', came);
  return 0;
}
