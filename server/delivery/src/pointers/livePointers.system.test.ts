import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmod, mkdir, rm, symlink } from 'node:fs/promises';
import { aLiveSite } from '../testing/liveSite';
import { stampOf, watchPointers } from './livePointers';
import type { CheckPointer } from './pointerFile';

/** As a server that starts now sees it. */
async function liveAt({ site }: Awaited<ReturnType<typeof aLiveSite>>) {
  const reports: string[] = [];
  const { remotes } = await watchPointers(site, (error) => void reports.push(error.message)).current();
  return { releases: remotes.map(({ live }) => live.release), reports };
}

const DAMAGES = [
  ['half written', '{"schema": 1, "remote": "mfe-sc'],
  ['empty', ''],
  ['of a future schema', '{"schema": 2, "remote": "mfe-scores"}'],
];

it.each(DAMAGES)(
  'a pointer that is %s keeps the last good one in force, also for a server that is started again',
  async (_, text) => {
    const it = await aLiveSite();
    await it.release('first');
    const second = await it.release('second');
    const running = watchPointers(it.site, () => {});
    await running.current();
    await it.write(it.site.pointer('mfe-scores'), text);
    expect((await running.current()).remotes.map(({ live }) => live.release)).toEqual([second]);
    const { releases, reports } = await liveAt(it);
    expect(releases).toEqual([second]);
    expect(reports).toEqual([expect.stringContaining('mfe-scores.json')]);
  },
);

const NO_FILES: [string, (file: string) => Promise<unknown>, string][] = [
  ['a folder', (file) => mkdir(file), 'expected a file, got a folder'],
  ['a pipe', async (file) => execFileSync('mkfifo', [file]), 'expected a file, got something else'],
  ['a link to itself', (file) => symlink(file, file), 'ELOOP'],
];

it.each(NO_FILES)(
  'with %s in the place of a pointer the last good one stays in force, and a rollback says it',
  async (_, make, said) => {
    const it = await aLiveSite();
    const first = await it.release('first');
    const file = it.site.pointer('mfe-scores');
    await rm(file);
    await make(file);
    const { releases, reports } = await liveAt(it);
    expect(releases).toEqual([first]);
    expect(reports).toEqual([expect.stringContaining(said)]);
    expect(reports[0]).toContain('mfe-scores.json');
  },
);

it.each(DAMAGES)('one that is %s and has no copy costs its remote only', async (_, text) => {
  const it = await aLiveSite();
  await it.release('first');
  const cards = await it.release('cards', {}, 'mfe-ads');
  await rm(it.site.lastGood('mfe-scores'));
  await it.write(it.site.pointer('mfe-scores'), text);
  expect((await liveAt(it)).releases).toEqual([cards]);
});

it('when it is deleted the last good one stays in force, one report is made, and the next change restores it', async () => {
  const it = await aLiveSite();
  const first = await it.release('first');
  const second = await it.release('second');
  const reports: string[] = [];
  const running = watchPointers(it.site, (error) => void reports.push(error.message));
  await running.current();
  await rm(it.site.pointer('mfe-scores'));
  for (const { remotes } of [await running.current(), await running.current()])
    expect(remotes.map(({ live }) => live.release)).toEqual([second]);
  expect(reports).toEqual(['At live/mfe-scores.json: expected the file, got none']);
  expect((await liveAt(it)).releases).toEqual([second]);
  expect(await it.type('list', 'mfe-scores')).toContainEqual(expect.stringContaining('expected the file, got none'));
  await it.type('rollback', 'mfe-scores');
  expect((await running.current()).remotes.map(({ live }) => live.release)).toEqual([first]);
});

it('a slot that we do not know costs only itself, is reported, and is no damage', async () => {
  const it = await aLiveSite();
  const release = await it.release('first', { slots: ['FixBottom'] });
  const file = it.site.pointer('mfe-scores');
  await it.write(file, (await it.text(file)).replace('"FixBottom"', '"Roof", "FixBottom"'));
  const reports: string[] = [];
  const { remotes } = await watchPointers(it.site, (error) => void reports.push(error.message)).current();
  expect(remotes[0]?.live).toMatchObject({ release, slots: ['FixBottom'] });
  expect(reports).toEqual(['At mfe-scores.json.live.slots.0: expected a slot name, got "Roof"']);
});

describe('a pointer that is refused', () => {
  /** A server whose checks fail as long as there is a reason, and its clock. */
  async function refusing() {
    const it = await aLiveSite();
    const release = await it.release('first');
    const reports: string[] = [];
    let now = 0;
    let looks = 0;
    let reason: string | undefined;
    const check: CheckPointer = async (pointer) => {
      if (pointer.remote !== 'mfe-scores') return pointer;
      looks += 1;
      if (reason) throw new Error(reason);
      return pointer;
    };
    const gate = { stamp: async () => '', check };
    const running = watchPointers(
      it.site,
      (error) => void reports.push(error.message),
      undefined,
      gate,
      () => now,
    );
    return {
      ...{ it, release, reports },
      because(why: string | undefined) {
        reason = why;
      },
      /** Whether this look of a visitor, so much later, had it checked anew; and what is live. */
      async look(ms: number) {
        now += ms;
        const before = looks;
        const { remotes, revision } = await running.current();
        return { isChecked: looks > before, live: remotes.map(({ live }) => live.release), revision };
      },
    };
  }

  it('is looked at again by itself, after one second, two, four, up to a minute', async () => {
    const { because, look, reports, release } = await refusing();
    because('EMFILE: too many open files');
    expect(await look(0)).toMatchObject({ isChecked: true, live: [] });
    const waits: number[] = [];
    for (let ms = 0, waited = 0; ms < 300_000; ms += 500) {
      waited += 500;
      if (!(await look(500)).isChecked) continue;
      waits.push(waited / 1000);
      waited = 0;
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(reports).toEqual(['EMFILE: too many open files']);
    because(undefined);
    expect((await look(60_000)).live).toEqual([release]);
    expect((await look(600_000)).isChecked).toBe(false);
  });

  it('says another reason, and the same one again after it was good', async () => {
    const { because, look, reports, it: site } = await refusing();
    for (const why of ['EIO', 'EIO', 'EMFILE', undefined]) {
      because(why);
      await look(60_000);
    }
    because('EMFILE');
    await site.release('second');
    await look(0);
    expect(reports).toEqual(['EIO', 'EMFILE', 'EMFILE']);
  });

  it('changes nothing for caches as long as what is live stays', async () => {
    const { because, look } = await refusing();
    const before = await look(0);
    because('EIO');
    for (let times = 0; times < 3; times++) expect((await look(60_000)).revision).toBe(before.revision);
  });
});

it('a release before that was left out is looked at again by itself', async () => {
  const it = await aLiveSite();
  const first = await it.release('first');
  await it.release('second');
  let now = 0;
  let isPassing = true;
  const check: CheckPointer = async (pointer) => (isPassing ? { ...pointer, previous: undefined } : pointer);
  const gate = { stamp: async () => '', check };
  const running = watchPointers(
    it.site,
    () => {},
    undefined,
    gate,
    () => now,
  );
  const previous = async () => (await running.current()).remotes[0]?.previous?.release;
  expect(await previous()).toBeUndefined();
  isPassing = false;
  expect(await previous()).toBeUndefined();
  now += 1_000;
  expect(await previous()).toBe(first);
});

it('who asks while pointers are being read gets what was written meanwhile', async () => {
  const it = await aLiveSite();
  const first = await it.release('first');
  const gate = new EventEmitter();
  const isReading = once(gate, 'reading');
  const isLetOn = once(gate, 'let on');
  const check: CheckPointer = async (pointer) => {
    gate.emit('reading');
    await isLetOn;
    return pointer;
  };
  const running = watchPointers(it.site, () => {}, undefined, { stamp: async () => '', check });
  const releasesOf = async (live: ReturnType<typeof running.current>) =>
    (await live).remotes.map((one) => one.live.release);
  const before = releasesOf(running.current());
  await isReading;
  const second = await it.release('second');
  const after = [running.current(), running.current()].map(releasesOf);
  gate.emit('let on');
  expect(await before).toEqual([first]);
  expect(await Promise.all(after)).toEqual([[second], [second]]);
});

it('who may read a pointer is part of its state', async () => {
  const { site } = await aLiveSite();
  const before = await stampOf(site.pointer('shell'));
  await chmod(site.pointer('shell'), 0o600);
  expect(await stampOf(site.pointer('shell'))).not.toBe(before);
});

it('a pointer that is too large is not read', async () => {
  const it = await aLiveSite();
  const first = await it.release('first');
  await it.write(it.site.pointer('mfe-scores'), ' '.repeat(1_000_001));
  const { releases, reports } = await liveAt(it);
  expect(releases).toEqual([first]);
  expect(reports).toEqual([expect.stringMatching(/mfe-scores\.json: expected 1000000 bytes at most, got 1000001$/)]);
});
