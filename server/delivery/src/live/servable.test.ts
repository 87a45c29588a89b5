import type { RemoteFile } from 'server-shared/releases/livePointer';
import { aCandidate, aRelease } from '../testing/aCandidate';
import { servable } from './servable';

const pointer = (live: string, more: Partial<RemoteFile> = {}): RemoteFile => ({
  schema: 1,
  remote: 'mfe-ads',
  state: 'on',
  drawing: undefined,
  live: aRelease({ release: live }),
  previous: undefined,
  candidate: undefined,
  withdrawn: [],
  reloads: [],
  changedAt: '2026-11-29T00:00:00Z',
  ...more,
});

const previous = (release: string) => ({ previous: aRelease({ release }) });

/** What is served: live, previous and candidate. */
function served(row: RemoteFile, before: RemoteFile | undefined, whole: readonly string[], isWaiting = false) {
  const one = servable(row, before, (_, { release }) => whole.includes(release), isWaiting);
  if (!one || one.remote === 'shell') return undefined;
  return [one.live.release, one.previous?.release, one.candidate?.release.release];
}

it.each<[string, RemoteFile, RemoteFile | undefined, string[], boolean, unknown]>([
  ['a row whose files are here', pointer('2', previous('1')), undefined, ['1', '2'], false, ['2', '1', undefined]],
  [
    'one that lacks the release before',
    pointer('2', previous('1')),
    undefined,
    ['2'],
    false,
    ['2', undefined, undefined],
  ],
  [
    'one whose candidate is brought',
    pointer('1', { candidate: aCandidate({ release: '2' }) }),
    pointer('1'),
    ['1'],
    true,
    ['1', undefined, undefined],
  ],
  [
    'one whose files are brought: the one before',
    pointer('2', previous('1')),
    pointer('1', previous('0')),
    ['0', '1'],
    true,
    ['1', '0', undefined],
  ],
  [
    'one whose files cannot be had: its previous',
    pointer('2', previous('1')),
    pointer('0'),
    ['0', '1'],
    false,
    ['1', undefined, undefined],
  ],
  ['one without a previous: what was served', pointer('2'), pointer('1'), ['1'], false, ['1', undefined, undefined]],
  [
    'one that goes on, damaged by now: the release before',
    pointer('2'),
    pointer('2', previous('1')),
    ['1'],
    false,
    ['1', undefined, undefined],
  ],
  ['one of which nothing is here', pointer('2', previous('1')), undefined, [], false, undefined],
])('%s', (_, row, before, whole, isWaiting, expected) => {
  expect(served(row, before, whole, isWaiting)).toEqual(expected);
});

it('what is off needs no files, and has no fallback', () => {
  const off = pointer('2', { state: 'off', ...previous('1') });
  expect(servable(off, pointer('1'), () => false, false)).toEqual({ ...off, previous: undefined });
});
