import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { type FailureReason, freshness, type LinkState, nextLink, type SnapshotState } from './freshness';

const never: LinkState = { isUp: false, lastUpAt: undefined };
const up: LinkState = { isUp: true, lastUpAt: 100 };
const lost: LinkState = { isUp: false, lastUpAt: 150 };
const failed = (why: FailureReason): SnapshotState => ({ kind: 'failed', why, at: undefined, triedAt: 400 });
const loaded: SnapshotState = { kind: 'loaded', at: 100 };

it.each<[string, SnapshotState, LinkState, number, ReturnType<typeof freshness>]>([
  ['while the first snapshot is loaded', { kind: 'loading' }, never, 100, { kind: 'loading' }],
  ['with a connection', loaded, up, 500, { kind: 'fresh' }],
  ['before the hub was started', loaded, never, 105, { kind: 'fresh' }],
  ['when the hub never comes', loaded, never, 111, { kind: 'offline', at: 100 }],
  ['as soon as the connection is lost', loaded, lost, 150, { kind: 'offline', at: 150 }],
  ['lost, with a newer snapshot', { kind: 'loaded', at: 170 }, lost, 175, { kind: 'offline', at: 170 }],
  [
    'when a later snapshot fails (S17)',
    { kind: 'failed', why: 'unreachable', at: 90, triedAt: 400 },
    up,
    500,
    { kind: 'failed', at: 90 },
  ],
  [
    'back after a snapshot failed',
    { kind: 'failed', why: 'unreachable', at: 80, triedAt: 90 },
    up,
    101,
    { kind: 'offline', at: 100 },
  ],
  ['when the first snapshot fails', failed('unreachable'), up, 500, { kind: 'nothing', why: 'unreachable' }],
  ['when nothing of the first can be read', failed('unreadable'), up, 500, { kind: 'nothing', why: 'unreadable' }],
])('%s', (_, snapshot, link, now, expected) => {
  expect(freshness(snapshot, link, now)).toEqual(expected);
});

it('remembers when the connection was last up', () => {
  const kinds: [ConnectionState['kind'], number][] = [
    ['connecting', 1],
    ['connected', 2],
    ['reconnecting', 10],
    ['disconnected', 20],
  ];
  const links = kinds.map(([kind, at]) => ({ state: { kind, since: at }, at }));
  const end = links.reduce((link, { state, at }) => nextLink(link, state, at), never);
  expect(end).toEqual({ isUp: false, lastUpAt: 10 });
});
