import type { Pointer } from 'server-shared/releases/livePointer';
import { expectDescribed } from '../testing/expectDescribed';
import { createReleasedBroadcaster } from './createReleasedBroadcaster';

const pointer = (remote: string, withdrawn: readonly string[], reloads: readonly string[] = []) =>
  ({ remote, withdrawn, reloads }) as unknown as Pointer;

function aBroadcaster() {
  const sent: unknown[] = [];
  const broadcast = createReleasedBroadcaster({ broadcast: (...said: unknown[]) => void sent.push(said) });
  return { sent, broadcast };
}

it('sends what is withdrawn from now on, of the remotes that it concerns', () => {
  const { sent, broadcast } = aBroadcaster();
  broadcast([pointer('mfe-ads', ['1']), pointer('mfe-new', [])]);
  broadcast([pointer('mfe-ads', ['1']), pointer('mfe-new', [])]);
  expect(sent).toEqual([]);
  broadcast([pointer('mfe-ads', ['1', '2'], ['2']), pointer('mfe-new', [])]);
  const released = { remote: 'mfe-ads', withdrawn: ['1', '2'], reloads: ['2'] };
  expect(sent).toEqual([['Released', released]]);
  expectDescribed('Released', released);
});

it('one that goes out again, the shell, and a remote that comes or goes are no news', () => {
  const { sent, broadcast } = aBroadcaster();
  broadcast([pointer('mfe-ads', ['1']), pointer('shell', [])]);
  broadcast([pointer('mfe-ads', []), pointer('shell', ['1'])]);
  broadcast([]);
  broadcast([pointer('mfe-new', [])]);
  expect(sent).toEqual([]);
});
