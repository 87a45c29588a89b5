import { existsSync, utimesSync } from 'node:fs';
import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { thisWorker } from '../release/worker';
import { aLiveSite } from '../testing/liveSite';
import { withChangeLock } from './changeLock';

describe('a change', () => {
  it('brings into the history what a killed one had done', async () => {
    const { release, type, history, pointer, site, write } = await aLiveSite();
    const first = await release('first');
    const second = await release('second');
    // The state after the process dies between the pointer and the history.
    const lines = await history();
    await write(site.history('mfe-scores'), `${JSON.stringify(lines[0])}\n`);
    await write(site.intention('mfe-scores'), JSON.stringify({ ...lines[1], who: 'bình' }));
    await type('off', 'mfe-scores');
    expect((await history()).map(({ who, what, to }) => [who, what, to])).toEqual([
      ['anh@tyso', 'release', first],
      ['bình', 'release', second],
      ['anh', 'off', second],
    ]);
    expect((await pointer())?.previous?.release).toBe(first);
    expect((await readdir(path.join(site.dataDir, 'history'))).filter((file) => /lock|next/.test(file))).toEqual([]);
  });

  it('forgets what a killed one only meant to do', async () => {
    const { release, type, history, site, write } = await aLiveSite();
    const first = await release('first');
    await write(site.intention('mfe-scores'), JSON.stringify({ at: '2022-12-10', who: 'bình', to: '9.9.9-never' }));
    await type('off', 'mfe-scores');
    expect((await history()).map(({ to }) => to)).toEqual([first, first]);
  });

  it('ends a line of the history that a full disk had cut off', async () => {
    const { release, type, history, site, write, text } = await aLiveSite();
    const first = await release('first');
    await write(site.history('mfe-scores'), `${await text(site.history('mfe-scores'))}{"at": "2022-12-`);
    await type('off', 'mfe-scores');
    expect((await history()).map(({ what }) => what)).toEqual(['release', 'off']);
    expect((await history()).at(-1)?.to).toBe(first);
  });

  it('mends a damaged pointer, and keeps what was before it', async () => {
    const { release, pointer, site, write } = await aLiveSite();
    const first = await release('first');
    await write(site.pointer('mfe-scores'), '{"schema": 1, "rem');
    const second = await release('second');
    expect(await pointer()).toMatchObject({ live: { release: second }, previous: { release: first } });
    await write(site.pointer('mfe-scores'), '');
    await release('second');
    expect(await pointer()).toMatchObject({ live: { release: second }, previous: { release: first } });
  });

  it('takes away the drafts of one that was killed', async () => {
    const { release, site, write } = await aLiveSite();
    await write(path.join(site.live, '.mfe-scores.json.0b1c.tmp'), '{"sch');
    await release('first');
    expect((await readdir(site.live)).sort()).toEqual(['mfe-scores.json', 'shell.json']);
  });
});

/** Advances the clock with each look at the lock; a living holder touches it each time. */
function passTime(msALook: number, onLook = (_: number) => {}): void {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += msALook;
    onLook(now);
    return now;
  });
}

/** Touches the lock as its living holder does. Timers that other tests left behind look at the clock too, later. */
function touch(lock: string): (ms: number) => void {
  return (ms) => {
    if (existsSync(lock)) utimesSync(lock, ms / 1000, ms / 1000);
  };
}

describe('one name', () => {
  it('is changed by one at a time', async () => {
    const { site } = await aLiveSite();
    const order: string[] = [];
    const work = (who: string) =>
      withChangeLock(site, 'mfe-ads', async () => {
        order.push(`${who} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${who} ends`);
      });
    await Promise.all([work('a'), work('b'), work('c')]);
    const whose = order.map((line) => line[0]);
    expect(whose).toEqual([whose[0], whose[0], whose[2], whose[2], whose[4], whose[4]]);
  });

  it.each([
    ['a dead process', JSON.stringify({ ...thisWorker(), pid: 999_999_999 }), 0],
    ['one before us that had our number, as in a container', JSON.stringify({ ...thisWorker(), begun: '1' }), 0],
    ['silence, on another machine', JSON.stringify({ host: 'elsewhere', pid: 1 }), 1_000],
    ['what cannot be read', '{"host"', 1_000],
  ])('is not held for ever by %s', async (_, lock, msALook) => {
    const { site, write } = await aLiveSite();
    await write(site.lock('mfe-ads'), lock);
    passTime(msALook);
    await expect(withChangeLock(site, 'mfe-ads', async () => 'done')).resolves.toBe('done');
  });

  it.each([
    ['another process', thisWorker()],
    // Processes of two containers may have the same number, and neither sees the other's.
    ['one in a container of the same name', { ...thisWorker(), host: `${thisWorker().host}0`, pid: 999_999_999 }],
  ])('is refused in words while %s holds it', async (_, holder) => {
    const { site, write } = await aLiveSite();
    const lock = site.lock('mfe-ads');
    await write(lock, JSON.stringify({ ...holder, id: 'x' }));
    // By a clock that is years behind ours.
    passTime(1_000, touch(lock));
    await expect(withChangeLock(site, 'mfe-ads', async () => 'done')).rejects.toThrow(
      'mfe-ads is being changed by somebody else',
    );
  });

  it('is not taken from who lives when the clock is set', async () => {
    const { site, write } = await aLiveSite();
    const lock = site.lock('mfe-ads');
    await write(lock, JSON.stringify({ ...thisWorker(), id: 'x' }));
    const now = Date.now();
    for (const hours of [-1, 1]) {
      jest.spyOn(Date, 'now').mockImplementation(() => now + hours * 3_600_000);
      passTime(1_000, touch(lock));
      await expect(withChangeLock(site, 'mfe-ads', async () => 'done')).rejects.toThrow('somebody else');
    }
  });

  it('is not taken from who is slow: its lock shows that it lives', async () => {
    const { site } = await aLiveSite();
    const lock = site.lock('mfe-ads');
    jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
    await withChangeLock(site, 'mfe-ads', async () => {
      await utimes(lock, 0, 0);
      jest.advanceTimersByTime(1_000);
      while ((await stat(lock)).mtimeMs === 0) await new Promise(setImmediate);
    });
  });
});

afterEach(() => void jest.useRealTimers());
