import { rm } from 'node:fs/promises';
import { readStored } from '../release/storedRelease';
import { aShellBuild, releaseBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { beginCandidate, promoteCandidate, setShare, withdrawCandidate } from './candidate';

const CHANGE = { who: 'anh', why: undefined, now: new Date('2022-12-10T00:00:00Z') };

/** A live release of `mfe-scores`, and one that waits: it was live and gone back from. */
async function aSite(description: object = {}) {
  const live = await aLiveSite();
  const first = await live.release('first');
  const next = await live.release('next', description);
  await live.type('rollback', 'mfe-scores');
  const { site } = live;
  return {
    ...live,
    first,
    next,
    begin: (share: number, release = next, change: object = {}) =>
      beginCandidate(site, 'mfe-scores', () => readStored(site, 'mfe-scores', release), share, {
        ...CHANGE,
        ...change,
      }),
  };
}

describe('a candidate', () => {
  it('stands beside the live release, with who and why, and is no longer withdrawn', async () => {
    const { begin, pointer, history, first, next } = await aSite();
    expect((await pointer())?.withdrawn).toEqual([next]);
    expect(await begin(5, next, { why: 'larger buttons' })).toEqual({
      release: next,
      shareBefore: undefined,
      share: 5,
      live: first,
    });
    expect(await pointer()).toMatchObject({
      live: { release: first },
      candidate: { share: 5, since: '2022-12-10T00:00:00.000Z', release: { release: next, paths: ['/'] } },
      withdrawn: [],
      changedAt: '2022-12-10T00:00:00.000Z',
    });
    expect((await history()).at(-1)).toMatchObject({
      ...{ what: 'candidate', who: 'anh', why: 'larger buttons', from: first, to: first },
      ...{ candidate: next, share: 5, key: expect.stringMatching(/^local \(/) },
    });
  });

  it('gets a larger share and a smaller one, since it began', async () => {
    const { site, begin, pointer, history, next } = await aSite();
    await begin(5);
    const now = new Date('2022-12-10T01:00:00Z');
    expect(await setShare(site, 'mfe-scores', undefined, 25, { ...CHANGE, now })).toMatchObject({
      shareBefore: 5,
      share: 25,
    });
    await setShare(site, 'mfe-scores', next, 1, { ...CHANGE, now: new Date('2022-12-10T02:00:00Z') });
    expect(await pointer()).toMatchObject({ candidate: { share: 1, since: '2022-12-10T00:00:00.000Z' } });
    expect((await history()).slice(-2)).toMatchObject([
      { what: 'share', candidate: next, share: 25 },
      { what: 'share', candidate: next, share: 1 },
    ]);
  });

  it('goes to everybody, and the release before stands in for it', async () => {
    const { site, begin, pointer, history, first, next, type } = await aSite();
    await begin(25);
    await promoteCandidate(site, 'mfe-scores', next, CHANGE);
    expect(await pointer()).toMatchObject({
      ...{ live: { release: next }, previous: { release: first } },
      ...{ candidate: undefined, withdrawn: [] },
    });
    expect((await history()).at(-1)).toMatchObject({ what: 'promote', from: first, to: next, candidate: next });
    await type('rollback', 'mfe-scores');
    expect(await pointer()).toMatchObject({ live: { release: first }, withdrawn: [next] });
  });

  it('is withdrawn: the pointer names it for the tabs that run it, the history says why', async () => {
    const { site, begin, pointer, history, first, next } = await aSite();
    await begin(25);
    expect(await withdrawCandidate(site, 'mfe-scores', next, { ...CHANGE, why: 'faults' })).toEqual({
      release: next,
      shareBefore: 25,
      share: undefined,
      live: first,
    });
    expect(await pointer()).toMatchObject({ live: { release: first }, candidate: undefined, withdrawn: [next] });
    expect((await history()).at(-1)).toMatchObject({ what: 'withdraw', why: 'faults', candidate: next, to: first });
  });

  it('is left by a reload where its faults outlast its parts, until it is out again', async () => {
    const { site, begin, pointer, next } = await aSite();
    await begin(25);
    await withdrawCandidate(site, 'mfe-scores', next, { ...CHANGE, reloads: true });
    expect(await pointer()).toMatchObject({ withdrawn: [next], reloads: [next] });
    await begin(25);
    expect(await pointer()).toMatchObject({ withdrawn: [], reloads: [] });
  });

  it('of a shell of another contract stops that shell, and its page is nobody else’s', async () => {
    const { begin, dataDir, release } = await aSite({
      paths: [
        { path: '/', module: './App' },
        { path: '/tips', module: './App' },
      ],
    });
    await begin(5);
    const tips = { paths: [{ path: '/tips', module: './App' }] };
    await expect(release('cards', tips, 'mfe-ads')).rejects.toThrow('both claim the page /tips');
    await expect(releaseBuild(dataDir, 'shell', aShellBuild({}, { contract: 2 }))).rejects.toThrow(
      'mfe-scores has contract 1 and the shell 2',
    );
  });

  it('stays when old releases are removed', async () => {
    const { begin, type, release, site, next } = await aSite();
    for (let code = 0; code < 11; code++) await release(`code${code}`);
    await begin(5);
    await type('prune');
    await expect(readStored(site, 'mfe-scores', next)).resolves.toMatchObject({ release: next });
  });

  it('is gone with the next release, which everybody gets, and with a rollback, which withdraws it', async () => {
    const { begin, release, type, pointer, first, next } = await aSite();
    await begin(5);
    const third = await release('third');
    expect(await pointer()).toMatchObject({ live: { release: third }, candidate: undefined, withdrawn: [] });
    await begin(5);
    await type('rollback', 'mfe-scores', '--to', first);
    expect(await pointer()).toMatchObject({ live: { release: first }, candidate: undefined, withdrawn: [next, third] });
  });
});

describe('typed', () => {
  it('a rollback withdraws the candidate, the list says so, and another goes back from the live release', async () => {
    const { begin, type, pointer, first, next } = await aSite();
    await begin(5);
    const roles = async () => (await type('list', 'mfe-scores')).filter((line) => line.includes('1.2.0-')).join('\n');
    expect(await roles()).toMatch(new RegExp(`${next} .* candidate 5 %`));
    expect(await type('rollback', 'mfe-scores', '--reason', 'faults', '--reload')).toEqual([
      `mfe-scores ${next} is withdrawn, everybody gets ${first}`,
    ]);
    expect(await pointer()).toMatchObject({ live: { release: first }, withdrawn: [next], reloads: [next] });
    expect(await roles()).toMatch(new RegExp(`${next} .* withdrawn`));
    await expect(type('rollback', 'mfe-scores')).rejects.toThrow('There is nothing before');
  });

  it('a release with a share begins a candidate, then changes its share, then everybody gets it', async () => {
    const { release, pointer, first, history } = await aSite();
    const third = await release('third', {}, 'mfe-scores', { share: 5 });
    expect(await pointer()).toMatchObject({
      ...{ live: { release: first }, candidate: { share: 5, release: { release: third } } },
    });
    await release('third', {}, 'mfe-scores', { share: 25 });
    expect(await pointer()).toMatchObject({ live: { release: first }, candidate: { share: 25 } });
    await expect(release('fourth', {}, 'mfe-scores', { share: 5 })).rejects.toThrow('is a candidate for 25 % already');
    await release('third');
    expect(await pointer()).toMatchObject({ live: { release: third }, previous: { release: first } });
    expect((await pointer())?.remote === 'shell' || (await history()).slice(-3).map(({ what }) => what)).toEqual([
      ...['candidate', 'share', 'release'],
    ]);
  });
});

describe('a candidate is refused', () => {
  const refused = async (begin: () => Promise<unknown>, message: string) => {
    await expect(begin()).rejects.toThrow(message);
  };

  it.each([0, 101, 2.5, Number.NaN])('for a share of %d', async (share) => {
    const { begin } = await aSite();
    await refused(() => begin(share), `Expected a share from 1 to 100, in whole percent, got ${share}.`);
  });

  it('when it is live, when another is out, and of what is off', async () => {
    const { begin, type, first, next } = await aSite();
    await refused(() => begin(5, first), `mfe-scores ${first} is live already.`);
    await begin(5);
    await refused(() => begin(5), `mfe-scores ${next} is a candidate for 5 % already. Withdraw it first`);
    await type('off', 'mfe-scores');
    await refused(() => begin(5), 'mfe-scores is off: nobody would take a candidate.');
  });

  it('of the shell, and of what was never released', async () => {
    const { site } = await aSite();
    const begin = (name: 'shell' | 'mfe-ads') =>
      beginCandidate(site, name, () => Promise.reject(new Error('must not be asked')), 5, CHANGE);
    await refused(() => begin('shell'), 'The shell has no candidates');
    await refused(() => begin('mfe-ads'), 'Nothing of mfe-ads was ever released');
  });

  it('of another contract than the shell has', async () => {
    const { begin, release, dataDir, type } = await aSite();
    await type('off', 'mfe-scores');
    await releaseBuild(dataDir, 'shell', aShellBuild({}, { contract: 2 }));
    await release('second', { contract: 2 });
    await type('on', 'mfe-scores');
    await refused(() => begin(5), 'mfe-scores has contract 1 and the shell 2');
  });

  it('whose files were changed after signing, and nothing changes', async () => {
    const { site, begin, next, first, pointer, history } = await aSite();
    const lines = (await history()).length;
    await rm(site.signatures('mfe-scores', next));
    await refused(() => begin(5), 'is not signed');
    expect(await pointer()).toMatchObject({ live: { release: first }, candidate: undefined });
    expect(await history()).toHaveLength(lines);
  });
});

describe('a change of a candidate is refused', () => {
  it('when none is out, or another than the one that is meant, or the share is the same', async () => {
    const { site, begin, next, first } = await aSite();
    const share = (candidate: string | undefined, to = 25) => setShare(site, 'mfe-scores', candidate, to, CHANGE);
    await expect(share(undefined)).rejects.toThrow('mfe-scores has no candidate.');
    await expect(promoteCandidate(site, 'mfe-scores', next, CHANGE)).rejects.toThrow('mfe-scores has no candidate.');
    await expect(withdrawCandidate(site, 'mfe-scores', next, CHANGE)).rejects.toThrow('mfe-scores has no candidate.');
    await begin(5);
    await expect(share(first)).rejects.toThrow(
      `Expected ${first} as the candidate of mfe-scores, got ${next} for 5 %.`,
    );
    await expect(share(next, 5)).rejects.toThrow(`mfe-scores ${next} is a candidate for 5 % already.`);
    await expect(share(next, 0)).rejects.toThrow('Expected a share from 1 to 100');
  });

  it('in turn: of two that change it at once, both count', async () => {
    const { site, begin, history, pointer } = await aSite();
    await begin(5);
    await Promise.all([
      setShare(site, 'mfe-scores', undefined, 25, { ...CHANGE, now: new Date('2022-12-10T01:00:00Z') }),
      setShare(site, 'mfe-scores', undefined, 50, { ...CHANGE, now: new Date('2022-12-10T02:00:00Z') }),
    ]);
    const shares = (await history()).filter(({ what }) => what === 'share').map(({ share }) => share);
    expect([...shares].sort()).toEqual([25, 50]);
    expect(await pointer()).toMatchObject({ candidate: { share: shares[1] } });
  });
});
