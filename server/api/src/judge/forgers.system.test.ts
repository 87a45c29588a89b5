import * as fc from 'fast-check';
import { randomFrom } from 'feeds/simulator/random/random';
import {
  type Added,
  type Evidence,
  type Group,
  isNewIn,
  NOTHING_ADDED,
  withOneMore,
} from 'server-shared/releases/evidenceBound';
import { MORE_FAULTS, seenUntil } from './evidence';
import { addressesIn, judge } from './judge';
import { stepAt, USUAL_FAULTS } from './steps';
import { enoughOf, type GroupCounts, NOTHING_COUNTED } from './suspicions';

const TICK_MS = 5_000;
/** Browsers of a site with some 1,000 page loads a minute. */
const BROWSERS_A_TICK = 17;
/** Visitors that load a second page, and those of them that are slow whatever the release. */
const MEASURED = 0.6;
const SLOW = 0.1;
const USUAL = { seen: 20_000, bad: 160 };
const NO_RENDERINGS = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };

/** What a forger sends again and again from each address. */
type Lie = readonly [what: Evidence, group: Group];

type Trial = {
  readonly seed: number;
  /** The share of browsers with a fault of the candidate. */
  readonly fails: number;
  /** Behind so many addresses are the visitors; each has its own without it. */
  readonly carriers?: number;
  readonly forgers?: number;
  readonly lies?: readonly Lie[];
  readonly minutes: number;
};

/** One candidate from its first visitor on: how it ended, at which share, and how many browsers had it. */
function tried({ seed, fails, carriers = 0, forgers = 0, lies = [], minutes }: Trial) {
  const random = randomFrom(seed);
  const added = new Map<string, Added>();
  const counted = {
    candidate: { seen: 0, bad: 0, slow: 0, quick: 0, addresses: 0 },
    control: { seen: 0, bad: 0, slow: 0, quick: 0, addresses: 0 },
  };
  let share = 1;
  let began = { ms: 0, addresses: 0 };
  let visitors = 0;

  function take(what: Evidence, address: string, group: Group): boolean {
    const before = added.get(address) ?? NOTHING_ADDED;
    const step = { share, most: stepAt(share)?.mostOfAddress ?? 0 };
    const next = withOneMore(before, what, group, step);
    if (!next) return false;
    added.set(address, next);
    if (what === 'browser' && isNewIn(before, group, step)) counted[group].addresses++;
    return true;
  }
  function send(what: Evidence, address: string, group: Group): void {
    if (take(what, address, group))
      counted[group][({ browser: 'seen', fault: 'bad', measured: 'slow' } as const)[what]]++;
  }
  function visit(): void {
    const bucket = random() * 100;
    const group = bucket < share ? 'candidate' : bucket < 2 * share ? 'control' : undefined;
    if (!group) return;
    const address = carriers > 0 ? `carrier ${Math.floor(random() * carriers)}` : `visitor ${visitors++}`;
    send('browser', address, group);
    if (random() < MEASURED && take('measured', address, group)) counted[group][random() < SLOW ? 'slow' : 'quick']++;
    if (random() < (group === 'candidate' ? fails : USUAL_FAULTS)) send('fault', address, group);
  }
  const groupCountsOf = ({ seen, bad, slow, quick, addresses }: (typeof counted)['control']): GroupCounts => ({
    ...NOTHING_COUNTED,
    seen: Math.max(seen, bad),
    bad,
    addresses,
    LCP: [
      [9000, slow],
      [1500, quick],
    ],
    blocked: [
      [9000, slow],
      [100, quick],
    ],
  });

  for (let ms = 0; ms < minutes * 60_000; ms += TICK_MS) {
    for (let i = 0; i < forgers; i++) for (const [what, group] of lies) send(what, `forger ${i}`, group);
    for (let i = 0; i < BROWSERS_A_TICK; i++) visit();
    const groups = { candidate: groupCountsOf(counted.candidate), control: groupCountsOf(counted.control) };
    const verdict = judge(
      {
        share,
        watchedMs: ms - began.ms,
        addressesBefore: began.addresses,
        isSameHtml: true,
        rendered: NO_RENDERINGS,
        usual: USUAL,
      },
      groups,
    );
    if (verdict.kind === 'withdraw') return { end: 'withdrawn', share, seen: groups.candidate.seen };
    if (verdict.kind === 'promote') return { end: 'live', share, seen: groups.candidate.seen };
    if (verdict.kind === 'step') [share, began] = [verdict.next ?? share, { ms, addresses: addressesIn(groups) }];
  }
  return { end: 'waits', share, seen: counted.candidate.seen };
}

const ALL: readonly Lie[] = (['candidate', 'control'] as const).flatMap((group) =>
  (['browser', 'fault', 'measured'] as const).map((what) => [what, group] as const),
);
const trial = fc.record({
  seed: fc.nat(1_000_000),
  lies: fc.array(fc.constantFrom(...ALL), { minLength: 1, maxLength: 8 }),
});
const RUNS = { seed: 48, numRuns: process.env.TEST_RING === 'long' ? 300 : 12 };

it('whatever one address sends again and again, it takes no good release back and carries no bad one', () => {
  fc.assert(
    fc.property(trial, (given) => {
      expect(tried({ ...given, fails: USUAL_FAULTS, forgers: 1, minutes: 40 }).end).not.toBe('withdrawn');
      for (const fails of [0.5, 1]) {
        const { end, share } = tried({ ...given, fails, forgers: 1, minutes: 40 });
        expect([end, share <= 5]).toEqual(['withdrawn', true]);
      }
    }),
    RUNS,
  );
});

it.each([10, 100])('%d addresses carry no release that fails for all further than to 5 %%', (forgers) => {
  fc.assert(
    fc.property(trial, (given) => {
      expect(tried({ ...given, fails: 1, forgers, minutes: 40 }).share).toBeLessThanOrEqual(5);
    }),
    RUNS,
  );
});

it('nothing moves while ten addresses make the control fail', () => {
  const lies: readonly Lie[] = [
    ['browser', 'control'],
    ['fault', 'control'],
  ];
  for (const fails of [USUAL_FAULTS, 1])
    expect(tried({ seed: 1, fails, forgers: 10, lies, minutes: 40 })).toMatchObject({ end: 'waits', share: 1 });
});

describe('visitors behind ten addresses of their carriers', () => {
  const trials = (fails: number, length: number) =>
    Array.from({ length }, (_, seed) => tried({ seed, fails, carriers: 10, minutes: 360 }));

  it.each([0.5, 1])('find what fails for %d of them within the bound, in nineteen cases of twenty', (fails) => {
    const bound = seenUntil({ control: USUAL_FAULTS, candidate: fails }, MORE_FAULTS, enoughOf('faults'));
    const found = trials(fails, 40).filter(({ end, seen }) => end === 'withdrawn' && seen <= bound);
    expect(found.length).toBeGreaterThanOrEqual(38);
  });

  it('take a good release to everybody', () => {
    expect(trials(USUAL_FAULTS, 4).filter(({ end }) => end !== 'live')).toEqual([]);
  });
});
