import { isRemoteName, type RemotePointer } from 'shared-kernel/contract/pointer';
import type { Released } from 'shared-kernel/protocol/released';
import { watchPointers } from '../pointers/livePointers';
import { aLiveSite } from '../testing/liveSite';
import { createWithdrawnTeller } from './tellWithdrawn';

async function aTeller() {
  const live = await aLiveSite();
  const first = await live.release('first');
  const second = await live.release('second');
  const heard: Released[] = [];
  const reports: string[] = [];
  const state = { isDown: false };
  const look = createWithdrawnTeller(
    watchPointers(live.site, () => {}),
    async (released) => {
      if (state.isDown) throw new Error('api is away');
      heard.push(released);
    },
    (error) => void reports.push(error.message),
  );
  return { ...live, ...{ first, second, heard, reports, state, look } };
}

it('tells of a rollback once, and of nothing that was before it started', async () => {
  const { type, look, heard, second, release } = await aTeller();
  await look();
  await release('third');
  await look();
  expect(heard).toEqual([]);
  await type('rollback', 'mfe-scores', '--to', second);
  await look();
  await look();
  expect(heard).toEqual([{ remote: 'mfe-scores', withdrawn: [expect.stringMatching(/^1\.2\.0-/)], reloads: [] }]);
  const restarted = await aTeller();
  await restarted.type('rollback', 'mfe-scores');
  await restarted.look();
  expect(restarted.heard).toEqual([]);
});

it('tells of it until it is heard, and reports once that it is not', async () => {
  const { type, look, heard, reports, state, second } = await aTeller();
  await look();
  state.isDown = true;
  await type('rollback', 'mfe-scores');
  await look();
  await look();
  expect([heard, reports]).toEqual([[], ['Open tabs do not hear yet of a withdrawn release: api is away']]);
  state.isDown = false;
  await look();
  expect(heard.map(({ withdrawn }) => withdrawn)).toEqual([[second]]);
});

describe('of several remotes', () => {
  /** What live pointers say, and messages that end when they are told to. */
  function telling() {
    const withdrawn: Record<string, string[]> = { 'mfe-a': [], 'mfe-b': [] };
    const posted: { remote: string; end: () => void; fail: () => void }[] = [];
    const pointers = {
      current: async () => ({
        ...{ shell: undefined, scripts: [], own: { paths: [], pages: [] }, unread: [], revision: 0 },
        remotes: Object.entries(withdrawn).map(([remote, all]) => ({ ...aPointer(remote), withdrawn: all })),
      }),
    };
    const look = createWithdrawnTeller(
      pointers,
      ({ remote }) =>
        new Promise((resolve, reject) => {
          posted.push({ remote, end: resolve, fail: () => reject(new Error('away')) });
        }),
      () => {},
    );
    return { withdrawn, posted, look };
  }
  const aPointer = (remote: string) => {
    if (!isRemoteName(remote)) throw new Error(`${remote} is no remote`);
    const live = { release: '1', contract: 1, entry: '', name: '', paths: [], pages: [], slots: [] };
    return { remote, state: 'on', live, changedAt: '' } as unknown as RemotePointer;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('a slow answer is waited for, and not asked for again beside it', async () => {
    const { withdrawn, posted, look } = telling();
    await look();
    withdrawn['mfe-a'] = ['0'];
    const looks = [look(), look(), look()];
    await settled();
    expect(posted).toHaveLength(1);
    posted[0]?.end();
    await Promise.all(looks);
    await look();
    expect(posted).toHaveLength(1);
  });

  it('one that is not heard keeps no other one waiting, and is told again alone', async () => {
    const { withdrawn, posted, look } = telling();
    await look();
    withdrawn['mfe-a'] = ['0'];
    withdrawn['mfe-b'] = ['0'];
    const first = look();
    await settled();
    posted[0]?.fail();
    await settled();
    posted[1]?.end();
    await first;
    const second = look();
    await settled();
    posted[2]?.end();
    await second;
    expect(posted.map(({ remote }) => remote)).toEqual(['mfe-a', 'mfe-b', 'mfe-a']);
  });
});
