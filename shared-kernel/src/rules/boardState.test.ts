import type { FailureReason } from '../contract/matches';
import { afterLink, afterLoad, boardState, type Freshness, NEVER_FRESH, type SnapshotState } from './boardState';

const never = (at?: number): Freshness => ({ ...NEVER_FRESH, at });
const up = (at: number | undefined, heldFrom = 100): Freshness => ({ at, heldFrom, wasHeld: true });
const lost = (at: number | undefined): Freshness => ({ at, heldFrom: undefined, wasHeld: true });
const failed = (why: FailureReason, at?: number): SnapshotState => ({ kind: 'failed', why, at, triedAt: 90 });
const loaded: SnapshotState = { kind: 'loaded', at: 100 };

it.each<[string, SnapshotState, Freshness, number, ReturnType<typeof boardState>]>([
  ['while the first snapshot is loaded', { kind: 'loading' }, never(), 100, { kind: 'loading' }],
  ['with a connection', loaded, up(100), 500, { kind: 'inSync' }],
  ['before the hub was started', loaded, never(100), 105, { kind: 'inSync' }],
  ['when the hub never comes', loaded, never(100), 111, { kind: 'behind', since: 100, isOffline: true }],
  ['as soon as the connection is lost', loaded, lost(150), 150, { kind: 'behind', since: 150, isOffline: true }],
  [
    'when a later snapshot fails (S17)',
    failed('unreachable', 80),
    up(80, 60),
    500,
    { kind: 'behind', since: 80, isOffline: false },
  ],
  [
    'back after a snapshot failed',
    failed('unreachable', 80),
    up(80, 100),
    101,
    { kind: 'behind', since: 80, isOffline: true },
  ],
  ['when the first snapshot fails', failed('unreachable'), up(undefined), 500, { kind: 'failed', why: 'unreachable' }],
  [
    'when nothing of the first can be read',
    failed('unreadable'),
    up(undefined),
    500,
    { kind: 'failed', why: 'unreadable' },
  ],
])('%s', (_, snapshot, freshness, now, expected) => {
  expect(boardState(snapshot, freshness, now)).toEqual(expected);
});

/** @param steps what happened and when, such as `up 1, loaded 5` */
const freshnessAfter = (steps: string) =>
  steps.split(', ').reduce<Freshness>((freshness, step) => {
    const [kind, at] = [step.split(' ')[0], Number(step.split(' ')[1])];
    return kind === 'loaded' ? afterLoad(freshness, at) : afterLink(freshness, kind === 'up', at);
  }, NEVER_FRESH);

describe('how old the matches are, after', () => {
  it.each<[string, string, number | undefined]>([
    ['nothing was loaded', 'up 1, down 9', undefined],
    ['a snapshot and never a connection', 'loaded 5', 5],
    ['a connection that kept it in sync until it was lost', 'up 1, loaded 5, down 60', 60],
    ['later states of the same loss', 'up 1, loaded 5, down 60, down 90', 60],
    ['a snapshot after the loss', 'up 1, loaded 5, down 60, loaded 90', 90],
    ['a connection whose snapshot never came', 'loaded 5, up 50, down 60', 5],
    ['a second loss before a new snapshot', 'up 1, loaded 5, down 60, up 70, down 80', 60],
    ['a page that was left and is looked at again', 'up 1, loaded 5, down 20, up 70, loaded 71, down 80', 80],
  ])('%s', (_, steps, at) => {
    expect(freshnessAfter(steps).at).toBe(at);
  });
});
