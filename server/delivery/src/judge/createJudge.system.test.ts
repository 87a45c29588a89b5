import { writeFile } from 'node:fs/promises';
import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import { partKey } from 'shared-kernel/protocol/partKey';
import { beginCandidate, setShare } from '../changes/candidate';
import { rollback } from '../changes/rollback';
import type { LiveName } from '../pointers/liveName';
import { watchPointers } from '../pointers/livePointers';
import { readStored } from '../release/storedRelease';
import { thisWorker } from '../release/worker';
import { aLiveSite } from '../testing/liveSite';
import { browsers, someFigures } from '../testing/someFigures';
import { createJudge } from './createJudge';
import { createLease } from './createLease';
import { folderNotes } from './folderNotes';
import type { CandidateProgress } from './judge';
import type { Decision } from './judgeMeans';
import type { CountedReleases } from './readCounts';
import { noteWatch, readWatchNote } from './watchNote';

const DAY = new Date('2022-12-20T00:00:00Z');
const NO_DRAWINGS = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };

/** Of two remotes a live release, and another one that waits. */
async function aSite() {
  const live = await aLiveSite();
  const { site } = live;
  const first = await live.release('first');
  const next = await live.release('next');
  await live.type('rollback', 'mfe-scores');
  const ads = { paths: [], slots: [] };
  const firstAd = await live.release('firstAd', ads, 'mfe-ads');
  const nextAd = await live.release('nextAd', ads, 'mfe-ads');
  await live.type('rollback', 'mfe-ads');
  const counted = new Map<string, ReleaseFigures>();
  const clock = { ms: 0 };
  const change = { who: 'anh', now: DAY };
  const judgeOf = (lease = createLease(site.judgeLease, () => clock.ms)) => {
    const decided: Decision[] = [];
    const rounds: { isLeader: boolean; fault: Error | undefined }[] = [];
    const drawing: { drawn: CandidateProgress['drawn'] } = { drawn: NO_DRAWINGS };
    const readers: { read: (since: number) => Promise<CountedReleases> } = { read: async () => counted };
    const judge = createJudge({
      ...{ site, lease, notes: folderNotes(site), pointers: watchPointers(site, () => {}) },
      readCounts: (since) => readers.read(since),
      drawn: () => drawing.drawn,
      now: () => new Date(DAY.getTime() + clock.ms),
      steadyMs: () => clock.ms,
      onDecided: (decision) => void decided.push(decision),
      onRound: (round) => void rounds.push(round),
    });
    /** Rounds of so many minutes. */
    const watch = async (minutes: number) => {
      for (let ms = 0; ms < minutes * 60_000; ms += 5_000) {
        clock.ms += 5_000;
        await judge.round();
      }
    };
    return { ...judge, decided, rounds, readers, drawing, watch };
  };
  return {
    ...{ ...live, first, next, firstAd, nextAd, clock, counted, judgeOf },
    begin: (share: number, name: LiveName = 'mfe-scores', release = next) =>
      beginCandidate(site, name, () => readStored(site, name, release), share, change),
    /** What was counted in both arms. */
    count(candidate: [seen: number, bad: number], control: [seen: number, bad: number], remote = 'mfe-scores') {
      const [live, out] = remote === 'mfe-scores' ? [first, next] : [firstAd, nextAd];
      counted.set(
        partKey({ remote, release: out }),
        someFigures({ remote, release: out, browsers: browsers(...candidate) }),
      );
      const measures = someFigures({ browsers: browsers(...control) });
      counted.set(partKey({ remote, release: live }), someFigures({ remote, release: live, control: measures }));
    },
  };
}

it('takes a good candidate from one per cent to everybody, and watches it there', async () => {
  const { begin, count, judgeOf, pointer, history, first, next, site } = await aSite();
  await begin(1);
  count([4000, 20], [4000, 20]);
  const { watch, decided } = judgeOf();
  await watch(3);
  expect((await pointer())?.live.release).toBe(first);
  await watch(25);
  expect(await pointer()).toMatchObject({
    live: { release: next },
    previous: { release: first },
    candidate: undefined,
  });
  expect((await history()).slice(-4).map(({ what, who, share }) => [what, who, share])).toEqual([
    ['candidate', 'anh', 1],
    ['share', 'judge', 5],
    ['share', 'judge', 25],
    ['promote', 'judge', undefined],
  ]);
  expect(decided.map(({ kind }) => kind)).toEqual(['step', 'step', 'promote']);
  await watch(11);
  expect(decided.at(-1)?.text).toContain('was watched, and stays');
  expect(await readWatchNote(site, 'mfe-scores')).toBeUndefined();
});

it('withdraws one that fails within its next round, and says why in the history', async () => {
  const { begin, count, judgeOf, pointer, history, first, next } = await aSite();
  await begin(1);
  count([6, 6], [6, 0]);
  const { watch, decided } = judgeOf();
  await watch(0.05);
  expect(await pointer()).toMatchObject({ live: { release: first }, candidate: undefined, withdrawn: [next] });
  expect((await history()).at(-1)).toMatchObject({
    ...{ what: 'withdraw', who: 'judge', candidate: next },
    why: 'faults: 6 of 6 had a fault, and 0 of 6 of the control',
  });
  expect(decided).toHaveLength(1);
});

it('of two remotes with candidates one is withdrawn, and the other goes on', async () => {
  const { begin, count, judgeOf, pointer, nextAd } = await aSite();
  await begin(1);
  await begin(1, 'mfe-ads', nextAd);
  count([6, 6], [6, 0]);
  count([60, 0], [60, 1], 'mfe-ads');
  await judgeOf().watch(4);
  expect(await pointer()).toMatchObject({ candidate: undefined });
  expect(await pointer('mfe-ads')).toMatchObject({ candidate: { share: 5, release: { release: nextAd } } });
});

it('of two judges one decides, and the other follows when it is gone', async () => {
  const { begin, count, judgeOf, pointer, site, clock } = await aSite();
  await begin(1);
  count([60, 0], [60, 1]);
  const other = judgeOf();
  const lease = createLease(site.judgeLease, () => clock.ms);
  await lease.hold();
  // Of another machine, so that nothing is known of its process.
  await writeFile(site.judgeLease, JSON.stringify({ host: 'elsewhere', pid: 1, begun: '' }));
  await other.watch(0.25);
  expect(other.rounds.every(({ isLeader }) => !isLeader)).toBe(true);
  await other.watch(4);
  expect(await pointer()).toMatchObject({ candidate: { share: 5 } });
});

it('what was drawn before a candidate was there speaks neither against it nor for it', async () => {
  const { begin, pointer, judgeOf } = await aSite();
  const outcomes = (seen: number, bad: number) => ({ seen, bad });
  const { watch, drawing } = judgeOf();
  drawing.drawn = { candidate: outcomes(3, 3), control: outcomes(9000, 0) };
  await begin(1);
  await watch(0.2);
  expect(await pointer()).toMatchObject({ candidate: { share: 1 } });
  // Both fail now: it is not the candidate.
  drawing.drawn = { candidate: outcomes(9, 9), control: outcomes(9006, 6) };
  await watch(0.2);
  expect(await pointer()).toMatchObject({ candidate: { share: 1 } });
  drawing.drawn = { candidate: outcomes(12, 12), control: outcomes(9600, 6) };
  await watch(0.2);
  expect(await pointer()).toHaveProperty('candidate', undefined);
});

it('asks of all remotes at once: a slow answer holds up no other one', async () => {
  const { begin, count, counted, judgeOf, pointer, nextAd } = await aSite();
  await begin(1);
  await begin(1, 'mfe-ads', nextAd);
  count([6, 6], [6, 0]);
  count([6, 6], [6, 0], 'mfe-ads');
  const { round, readers } = judgeOf();
  let asked = 0;
  let answer = () => {};
  const all = new Promise<void>((resolve) => {
    answer = resolve;
  });
  readers.read = async () => {
    asked += 1;
    if (asked === 2) answer();
    await all;
    return counted;
  };
  await round();
  expect(await pointer()).toHaveProperty('candidate', undefined);
  expect(await pointer('mfe-ads')).toHaveProperty('candidate', undefined);
});

it('does nothing once another has taken the lease, although it had it when the round began', async () => {
  const { begin, count, judgeOf, pointer, site } = await aSite();
  await begin(1);
  count([6, 6], [6, 0]);
  const { watch, readers } = judgeOf();
  const { read } = readers;
  readers.read = async (since) => {
    await writeFile(site.judgeLease, JSON.stringify({ host: 'elsewhere', pid: 1, begun: '' }));
    return read(since);
  };
  await watch(0.05);
  expect(await pointer()).toMatchObject({ candidate: { share: 1 } });
});

it('waits while there are no counts, and time without them takes nothing forward', async () => {
  const { begin, count, judgeOf, pointer } = await aSite();
  await begin(1);
  count([60, 0], [60, 1]);
  const { watch, readers, rounds } = judgeOf();
  const { read } = readers;
  readers.read = () => Promise.reject(new Error('expected status 200, got 502'));
  await watch(60);
  expect(rounds.at(-1)?.fault?.message).toContain('502');
  readers.read = read;
  await watch(2);
  expect(await pointer()).toMatchObject({ candidate: { share: 1 } });
  await watch(2);
  expect(await pointer()).toMatchObject({ candidate: { share: 5 } });
});

it('a change that fails and an api that is away for seconds give its lease to nobody', async () => {
  const { begin, count, judgeOf, text, write, site, clock, next } = await aSite();
  await begin(1);
  count([60, 0], [60, 1]);
  const lease = createLease(site.judgeLease, () => clock.ms);
  let left = 0;
  const leave = async () => {
    left += 1;
    await lease.leave();
  };
  const { watch, readers, rounds } = judgeOf({ ...lease, leave });
  const { read } = readers;
  await watch(1);
  readers.read = () => Promise.reject(new Error('expected status 200, got 502'));
  await watch(0.5);
  expect(left).toBe(0);
  readers.read = async (since) => {
    const edited = JSON.parse(await text(site.pointer('mfe-scores')));
    edited.candidate.release = edited.previous ?? edited.live;
    await write(site.pointer('mfe-scores'), JSON.stringify(edited));
    return read(since);
  };
  count([6, 6], [6, 0]);
  await watch(0.05);
  expect(rounds.at(-1)?.fault?.message).toContain(`Expected ${next} for 1 % as the candidate`);
  expect(left).toBe(0);
  readers.read = () => Promise.reject(new Error('expected status 200, got 502'));
  await watch(0.6);
  expect(left).toBeGreaterThan(0);
});

it('begins its time anew after it was stopped, and when somebody sets another share', async () => {
  const { begin, count, judgeOf, pointer, site, clock, next } = await aSite();
  await begin(1);
  count([60, 0], [60, 1]);
  const { watch } = judgeOf();
  await watch(1);
  clock.ms += 3_600_000;
  await watch(1);
  await setShare(site, 'mfe-scores', next, 2, { who: 'anh', now: DAY });
  await watch(2);
  expect(await pointer()).toMatchObject({ candidate: { share: 2 } });
  await watch(2);
  expect(await pointer()).toMatchObject({ candidate: { share: 5 } });
});

it('leaves a pointer alone that somebody has changed by hand to another candidate', async () => {
  const { begin, count, judgeOf, pointer, text, write, site, next, first } = await aSite();
  await begin(1);
  count([6, 6], [6, 0]);
  const { watch, readers, rounds } = judgeOf();
  const { read } = readers;
  readers.read = async (since) => {
    const raw = await text(site.pointer('mfe-scores'));
    const edited = JSON.parse(raw);
    const previous = edited.previous ?? edited.live;
    await write(
      site.pointer('mfe-scores'),
      JSON.stringify({ ...edited, candidate: { ...edited.candidate, release: previous } }),
    );
    return read(since);
  };
  await watch(0.05);
  expect(await pointer()).toMatchObject({ live: { release: first }, candidate: { release: { release: first } } });
  expect(rounds.at(-1)?.fault?.message).toContain(`Expected ${next} for 1 % as the candidate`);
});

it('a pointer that was damaged by hand stays as it was last, and is judged', async () => {
  const { begin, count, judgeOf, pointer, write, site, first } = await aSite();
  await begin(1);
  count([6, 6], [6, 0]);
  await write(site.pointer('mfe-scores'), '{"schema":1,"remote":"mfe-sco');
  await judgeOf().watch(0.05);
  expect(await pointer()).toMatchObject({ live: { release: first }, candidate: undefined });
});

describe('a release that everybody got at once', () => {
  const addresses = (seen: number, bad: number) => ({ addresses: { seen, bad } });

  it('is gone back from when it fails', async () => {
    const { site, judgeOf, counted, pointer, history, first, next, clock, release } = await aSite();
    const last = await release('last');
    await noteWatch(site, 'mfe-scores', { release: last, before: first });
    counted.set(`mfe-scores ${last}`, someFigures(addresses(9, 9)));
    counted.set(`mfe-scores ${first}`, someFigures(addresses(900, 5)));
    const { watch, decided } = judgeOf();
    await watch(0.05);
    expect(await pointer()).toMatchObject({ live: { release: first }, withdrawn: [next, last] });
    expect((await history()).at(-1)).toMatchObject({
      what: 'rollback',
      who: 'judge',
      why: expect.stringContaining('9 of 9'),
    });
    expect(decided.map(({ kind }) => kind)).toEqual(['rollback']);
    clock.ms += 60_000;
    await watch(1);
    expect(decided).toHaveLength(1);
  });

  it('is left to whoever released another one while the judge was asking', async () => {
    const { site, judgeOf, counted, pointer, first, release, history } = await aSite();
    const last = await release('last');
    await noteWatch(site, 'mfe-scores', { release: last, before: first });
    counted.set(`mfe-scores ${last}`, someFigures(addresses(9, 9)));
    const { watch, readers, rounds } = judgeOf();
    let mended: string | undefined;
    readers.read = async () => {
      if (mended === undefined) {
        mended = await release('mended');
        await noteWatch(site, 'mfe-scores', { release: mended, before: last });
      }
      return counted;
    };
    await watch(0.05);
    expect(await pointer()).toMatchObject({ live: { release: mended } });
    expect((await history()).at(-1)?.what).toBe('release');
    expect(rounds.at(-1)?.fault?.message).toContain(`is live, and no longer ${last}`);
    expect(await readWatchNote(site, 'mfe-scores')).toMatchObject({ release: mended });
  });

  it('is not looked at any more once somebody went back', async () => {
    const { site, judgeOf, counted, first, release, history } = await aSite();
    const last = await release('last');
    await noteWatch(site, 'mfe-scores', { release: last, before: first });
    counted.set(`mfe-scores ${last}`, someFigures(addresses(9, 9)));
    await rollback(site, 'mfe-scores', first, { who: 'anh', now: DAY });
    await judgeOf().watch(0.05);
    expect((await history()).at(-1)?.who).toBe('anh');
  });

  it('is not watched once somebody went back by the command, also when it is released again', async () => {
    const { site, first, release, type } = await aSite();
    const last = await release('last');
    await noteWatch(site, 'mfe-scores', { release: last, before: first });
    await type('rollback', 'mfe-scores', '--to', first);
    expect(await readWatchNote(site, 'mfe-scores')).toBeUndefined();
  });
});

it.each([
  ['before the pointer was replaced', false],
  ['after it, and before the history', true],
] as const)(
  'a judge that is killed in the middle of a step, %s, leaves a whole pointer to the next one',
  async (_, isDone) => {
    const { begin, count, judgeOf, pointer, history, site, write, text, next, first } = await aSite();
    await begin(1);
    count([60, 0], [60, 1]);
    const dead = { ...thisWorker(), pid: 4_000_000, begun: 'long ago', id: 'x' };
    const at = new Date(DAY.getTime() + 1000).toISOString();
    await write(site.lock('mfe-scores'), JSON.stringify(dead));
    await write(site.judgeLease, JSON.stringify(dead));
    const line = { at, what: 'share', who: 'judge', from: first, to: first, candidate: next, share: 5 };
    await write(site.intention('mfe-scores'), JSON.stringify(line));
    if (isDone) {
      const known = JSON.parse(await text(site.pointer('mfe-scores')));
      const moved = { ...known, changedAt: at, candidate: { ...known.candidate, share: 5 } };
      await write(site.pointer('mfe-scores'), JSON.stringify(moved));
    }
    count([400, 2], [400, 2]);
    await judgeOf().watch(isDone ? 6 : 4);
    expect(await pointer()).toMatchObject({ candidate: { share: isDone ? 25 : 5, release: { release: next } } });
    const shares = (await history()).filter(({ what }) => what === 'share').map(({ share }) => share);
    expect(shares).toEqual(isDone ? [5, 25] : [5]);
  },
);
