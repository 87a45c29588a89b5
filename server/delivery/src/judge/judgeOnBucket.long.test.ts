import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import { partKey } from 'shared-kernel/protocol/partKey';
import { bucketPointers } from '../bucket/bucketPointers';
import { createCopy } from '../bucket/createCopy';
import { type Bucket, openBucket } from '../bucket/openBucket';
import { aBucketServer } from '../bucket/testing/aBucketServer';
import { setShare } from '../changes/candidate';
import type { LiveName } from '../pointers/liveName';
import { watchPointers } from '../pointers/livePointers';
import { aMachine, someKeys } from '../testing/sharedSite';
import { browsers, someFigures } from '../testing/someFigures';
import { bucketNotes } from './bucketNotes';
import { createJudge } from './createJudge';
import type { Lease } from './createLease';
import type { Decision, Round } from './judgeMeans';
import { readableOnly } from './readableOnly';

const NO_DRAWINGS = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };
const DAY = new Date('2022-12-20T00:00:00Z');

const PATIENCE = { ms: 3_000, attempts: 1 };

const same = (bucket: Bucket): Bucket => bucket;

type Given = {
  /** Stands between the machine and the bucket. */
  readonly through?: typeof same;
  /** In place of the lease. */
  readonly held?: Lease;
  readonly ms?: number;
  readonly readCounts?: () => Promise<ReadonlyMap<string, ReleaseFigures>>;
};

/** A bucket with live releases of two teams, candidates of both, and what `api` counted. */
async function aSite() {
  const [server, keys] = await Promise.all([aBucketServer(), someKeys()]);
  const team = await aMachine(server.place, keys);
  await team.releaseShell();
  const first = await team.release('first');
  const firstAd = await team.release('firstAd', {}, 'mfe-ads');
  const next = await team.release('next', { share: 1 });
  const nextAd = await team.release('nextAd', { share: 1 }, 'mfe-ads');
  const clock = { ms: 0 };
  const counted = new Map<string, ReleaseFigures>();

  function count(remote: LiveName, candidate: [seen: number, bad: number], control: [seen: number, bad: number]) {
    const [live, out] = remote === 'mfe-scores' ? [first, next] : [firstAd, nextAd];
    counted.set(
      partKey({ remote, release: out }),
      someFigures({ remote, release: out, browsers: browsers(...candidate) }),
    );
    const measures = someFigures({ browsers: browsers(...control) });
    counted.set(partKey({ remote, release: live }), someFigures({ remote, release: live, control: measures }));
  }

  /** A machine of its own that judges. */
  async function aJudge({ through = same, held, ms = 3_000, readCounts = async () => counted }: Given = {}) {
    const { site } = await aMachine(server.place, keys);
    const bucket = through(await openBucket(server.place, { ms, attempts: 1 }));
    const copy = createCopy(site, bucket);
    const notes = bucketNotes(bucket);
    const lease = held ?? notes.createLease(() => clock.ms);
    const decided: Decision[] = [];
    const rounds: Round[] = [];
    const judge = createJudge({
      ...{ site, notes, lease, pointers: watchPointers(site, () => {}) },
      shared: readableOnly(bucketPointers(site, bucket)),
      readCounts,
      drawn: () => NO_DRAWINGS,
      now: () => new Date(DAY.getTime() + clock.ms),
      steadyMs: () => clock.ms,
      onDecided: (decision) => void decided.push(decision),
      onRound: (round) => void rounds.push(round),
    });
    const level = async () => {
      for (const name of ['shell', 'mfe-scores', 'mfe-ads'] as const) await copy(name).catch(() => undefined);
    };
    /** As `startJudge` does: whatever a round throws is told, and the next one comes. */
    const round = async () => {
      await judge
        .round()
        .catch((error: Error) => rounds.push({ isLeader: false, waiting: 0, fault: error, names: [] }));
    };
    return {
      ...{ site, notes, lease, decided, rounds, level, round },
      faults: () => rounds.map(({ fault }) => fault?.message),
    };
  }

  const inBucket = (name: LiveName) => JSON.parse(server.text(`live/${name}.json`) ?? '{}');
  return {
    ...{ server, team, first, next, nextAd, clock, counted, count, aJudge },
    pointer: (name: LiveName = 'mfe-scores') => ({ candidate: undefined, ...inBucket(name).pointer }),
    /** What led to it: what was done by whom, at which share. */
    steps: (name: LiveName = 'mfe-scores') =>
      inBucket(name).history.map(({ what, who, share }: Record<string, unknown>) => [what, who, share]),
  };
}

type Judge = Awaited<ReturnType<Awaited<ReturnType<typeof aSite>>['aJudge']>>;

/** Rounds of so many minutes, of all judges at once; fewer than there are, each five seconds. */
async function watch(
  clock: { ms: number },
  minutes: number,
  judges: readonly Judge[],
  everyMs = 25_000,
): Promise<void> {
  for (let ms = 0; ms < minutes * 60_000; ms += everyMs) {
    clock.ms += everyMs;
    await Promise.all(judges.map(({ level }) => level()));
    await Promise.all(judges.map(({ round }) => round()));
  }
}

const STEPS = [
  ['candidate', 'anh', 1],
  ['share', 'judge', 5],
  ['share', 'judge', 25],
  ['promote', 'judge', undefined],
];

it('of two machines one takes two teams’ candidates from one per cent to everybody, each step once, and watches them', async () => {
  const { aJudge, clock, count, pointer, steps, next, nextAd, first, server } = await aSite();
  count('mfe-scores', [4000, 20], [4000, 20]);
  count('mfe-ads', [4000, 20], [4000, 20]);
  const judges = [await aJudge(), await aJudge()];
  await watch(clock, 20, judges, 12_000);
  expect(pointer()).toMatchObject({ live: { release: next }, previous: { release: first } });
  expect(pointer('mfe-ads')).toMatchObject({ live: { release: nextAd } });
  for (const name of ['mfe-scores', 'mfe-ads'] as const) expect(steps(name).slice(-4)).toEqual(STEPS);
  const led = judges.map(({ rounds }) => rounds.filter(({ isLeader }) => isLeader).length);
  expect(led.sort()).toEqual([0, 100]);
  await watch(
    clock,
    11,
    [judges[0]?.rounds.at(-1)?.isLeader ? judges[0] : judges[1]].flatMap((one) => one ?? []),
  );
  const watched = judges.flatMap(({ decided }) => decided.filter(({ kind }) => kind === 'watched'));
  expect(watched.map(({ remote }) => remote).sort()).toEqual(['mfe-ads', 'mfe-scores']);
  expect(server.text(`watch/mfe-scores/${next}.json`)).toBe('{}');
}, 60_000);

it('withdraws one that fails, and leaves the other team’s alone', async () => {
  const { aJudge, clock, count, pointer, steps, first, next } = await aSite();
  count('mfe-scores', [6, 6], [6, 0]);
  count('mfe-ads', [6, 0], [6, 0]);
  const judge = await aJudge();
  await watch(clock, 0.05, [judge]);
  expect(pointer()).toMatchObject({ live: { release: first }, withdrawn: [next] });
  expect(steps().at(-1)).toEqual(['withdraw', 'judge', undefined]);
  expect(pointer('mfe-ads')).toMatchObject({ candidate: { share: 1 } });
});

it('one whose api does not answer leaves it to a machine whose api does', async () => {
  const { aJudge, clock, count, pointer } = await aSite();
  count('mfe-scores', [6, 6], [6, 0]);
  const blind = await aJudge({ readCounts: () => Promise.reject(new Error('expected status 200, got 502')) });
  await watch(clock, 0.6, [blind], 5_000);
  expect(blind.rounds.at(-1)).toMatchObject({ isLeader: true, fault: { message: 'expected status 200, got 502' } });
  clock.ms += 2_000;
  const other = await aJudge();
  await other.level();
  await other.round();
  expect(pointer().candidate).toBeUndefined();
});

it('goes back from what everybody got at once, which another machine released and noted', async () => {
  const { aJudge, clock, counted, pointer, team, steps, first, server } = await aSite();
  const last = await team.release('last');
  const bucket = await openBucket(server.place, PATIENCE);
  await bucketNotes(bucket).noteWatch('mfe-scores', { release: last, before: first });
  counted.set(`mfe-scores ${last}`, someFigures({ addresses: { seen: 9, bad: 9 } }));
  counted.set(`mfe-scores ${first}`, someFigures({ addresses: { seen: 900, bad: 5 } }));
  await watch(clock, 0.05, [await aJudge()]);
  expect(pointer().live.release).toBe(first);
  expect(steps().at(-1)).toEqual(['rollback', 'judge', undefined]);
  expect(await bucketNotes(bucket).readWatch('mfe-scores', last)).toBeUndefined();
});

it('what everybody got is watched, although another command noted its own release, and lost', async () => {
  const { aJudge, clock, counted, pointer, team, first, server } = await aSite();
  const last = await team.release('last');
  const notes = bucketNotes(await openBucket(server.place, PATIENCE));
  await notes.noteWatch('mfe-scores', { release: last, before: first });
  await notes.noteWatch('mfe-scores', { release: '1.2.0-0123456789', before: first });
  counted.set(`mfe-scores ${last}`, someFigures({ addresses: { seen: 9, bad: 9 } }));
  await watch(clock, 0.05, [await aJudge()]);
  expect(pointer().live.release).toBe(first);
});

it('a release that was gone back from is told, although its note cannot be taken away', async () => {
  const { aJudge, clock, counted, pointer, team, first, server } = await aSite();
  const last = await team.release('last');
  const bucket = await openBucket(server.place, PATIENCE);
  await bucketNotes(bucket).noteWatch('mfe-scores', { release: last, before: first });
  counted.set(`mfe-scores ${last}`, someFigures({ addresses: { seen: 9, bad: 9 } }));
  const judge = await aJudge({
    through: (under) => ({
      ...under,
      put: (key, ...args) =>
        key.startsWith('watch/') ? Promise.reject(new Error('is away')) : under.put(key, ...args),
    }),
  });
  await watch(clock, 0.05, [judge]);
  expect(pointer().live.release).toBe(first);
  expect(judge.decided.map(({ kind }) => kind)).toEqual(['rollback']);
});

it('two that both hold themselves for the judge take each step once', async () => {
  const { aJudge, clock, count, steps } = await aSite();
  count('mfe-scores', [4000, 20], [4000, 20]);
  const held: Lease = { hold: async () => true, isFresh: async () => true, leave: async () => {} };
  await watch(clock, 21, [await aJudge({ held }), await aJudge({ held })]);
  expect(steps().slice(-4)).toEqual(STEPS);
}, 60_000);

it('a step that was decided at another share is void, although the copy here does not know of it yet', async () => {
  const { aJudge, clock, count, pointer, team, steps, server } = await aSite();
  count('mfe-scores', [6, 0], [6, 0]);
  const judge = await aJudge();
  await watch(clock, 3, [judge]);
  count('mfe-scores', [60, 0], [60, 1]);
  await judge.level();
  const shared = bucketPointers(team.site, await openBucket(server.place, PATIENCE));
  await setShare(team.site, 'mfe-scores', undefined, 25, { who: 'anh', now: DAY, shared });
  clock.ms += 5_000;
  await judge.round();
  expect(pointer().candidate.share).toBe(25);
  expect(steps().at(-1)).toEqual(['share', 'anh', 25]);
  expect(judge.faults().at(-1)).toMatch(/^Expected \S+ for 1 % as the candidate of mfe-scores, got \S+ for 25 %\.$/);
});

/** A bucket whose machine is killed at one of its writes, before it or after it counted. */
function killedAt(write: number, isDone: boolean) {
  let writes = 0;
  const dead = () => Promise.reject(new Error('killed'));
  return (bucket: Bucket): Bucket => ({
    ...bucket,
    get: (...args) => (writes > write ? dead() : bucket.get(...args)),
    async put(...args) {
      writes += 1;
      if (writes === write && isDone) await bucket.put(...args);
      return writes < write ? bucket.put(...args) : dead();
    },
  });
}

it.each([1, 2, 3, 4].flatMap((write) => [true, false].map((isDone) => ({ write, isDone }))))(
  'killed at a write of the round in which it promotes (%j), another machine goes on, and nothing is half done',
  async ({ write, isDone }) => {
    const { aJudge, clock, count, pointer, steps, team, next, server } = await aSite();
    count('mfe-scores', [4000, 20], [4000, 20]);
    const shared = bucketPointers(team.site, await openBucket(server.place, PATIENCE));
    await setShare(team.site, 'mfe-scores', undefined, 25, { who: 'anh', now: DAY, shared });
    let through = same;
    const judge = await aJudge({
      through: (bucket) => ({ ...bucket, put: (...args) => through(bucket).put(...args) }),
    });
    await watch(clock, 10, [judge]);
    expect(pointer().candidate).toMatchObject({ share: 25 });
    const killed = killedAt(write, isDone);
    const bucket = await openBucket(server.place, PATIENCE);
    const last = killed(bucket);
    through = () => last;
    await watch(clock, 0.05, [judge]);
    const other = await aJudge();
    await watch(clock, 11, [other]);
    expect(pointer()).toMatchObject({ live: { release: next }, candidate: undefined });
    expect(steps().filter(([what]: string[]) => what === 'promote')).toEqual([['promote', 'judge', undefined]]);
    expect(other.faults().filter(Boolean)).toEqual([]);
  },
  60_000,
);

it.each([
  ['answers 500', /answered 500 \(InternalError\)/],
  ['answers 403', /answered 403 \(AccessDenied\)/],
  ['takes no writes', /answered 403 \(AccessDenied\)/],
  ['is silent', /gave no whole answer within 0\.3 s/],
  ['cuts off', /is not reached|was cut off/],
] as const)('while the bucket %s nothing is judged, which is said, and then it is', async (trouble, said) => {
  const { aJudge, clock, count, pointer, server, first } = await aSite();
  count('mfe-scores', [6, 6], [6, 0]);
  const judge = await aJudge({ ms: trouble === 'is silent' ? 300 : 3_000 });
  await judge.level();
  const before = server.text('live/mfe-scores.json');
  server.setTrouble(trouble);
  clock.ms += 5_000;
  await judge.round();
  expect(judge.faults()).toEqual([expect.stringMatching(said)]);
  expect(judge.decided).toEqual([]);
  expect(server.text('live/mfe-scores.json')).toBe(before);
  server.setTrouble(undefined);
  await watch(clock, 0.05, [judge]);
  expect(pointer()).toMatchObject({ live: { release: first }, candidate: undefined });
});

it('a step whose answer is lost counts once', async () => {
  const { aJudge, clock, count, steps, server, next } = await aSite();
  count('mfe-scores', [6, 6], [6, 0]);
  const judge = await aJudge();
  await judge.level();
  await judge.lease.hold();
  server.setTrouble('loses answers to writes');
  clock.ms += 5_000;
  await judge.round();
  server.setTrouble(undefined);
  await watch(clock, 0.1, [judge]);
  expect(steps().filter(([what]: string[]) => what === 'withdraw')).toEqual([['withdraw', 'judge', undefined]]);
  expect(judge.decided.map(({ release }) => release)).toEqual([next]);
});

it('an old list of the bucket changes nothing of it', async () => {
  const { aJudge, clock, count, pointer, server } = await aSite();
  count('mfe-scores', [6, 6], [6, 0]);
  server.setTrouble('has an old list');
  await watch(clock, 0.05, [await aJudge()]);
  expect(pointer().candidate).toBeUndefined();
});

it('a pointer in the bucket that cannot be read is left for people', async () => {
  const { aJudge, clock, count, server } = await aSite();
  count('mfe-scores', [6, 6], [6, 0]);
  const judge = await aJudge();
  await judge.level();
  const body = Buffer.from('{"schema":2}');
  server.objects.set('site/live/mfe-scores.json', { body, etag: '"2"' });
  await watch(clock, 0.05, [judge]);
  expect(server.text('live/mfe-scores.json')).toBe('{"schema":2}');
  expect(judge.faults()).toEqual([
    'There is no pointer of mfe-scores in the bucket that can be read: nothing of it is judged.',
  ]);
});
