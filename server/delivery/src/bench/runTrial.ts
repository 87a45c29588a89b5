import { type ArmCounts, above, MEASURED } from '../judge/armCounts';
import { addressesIn, judge, type Verdict } from '../judge/judge';
import type { Planted } from './planted';
import { seededRandom } from './seededRandom';
import { createTraffic, TICK_SECONDS } from './traffic';

export type Outcome = {
  readonly verdict: Extract<Verdict, { kind: 'withdraw' | 'promote' }> | undefined;
  /** In which it ended, in per cent. */
  readonly share: number;
  readonly seconds: number;
  /** From when the first fault was heard of; none where there was none. */
  readonly sinceFault: number | undefined;
  /** Of the candidate. */
  readonly views: number;
  readonly browsers: number;
  /** What told: browsers that had time to tell of a fault, or measurements. */
  readonly told: number;
};

/** What the live release was before. */
const USUAL = { seen: 20_000, bad: 160 };

const WARM_TICKS = 100;
const MOST_TICKS = (12 * 3600) / TICK_SECONDS;

/** One release from its first visitor on, judged by the judge that runs in `delivery`. */
export function runTrial(planted: Planted, viewsAMinute: number, seed: number): Outcome {
  const random = seededRandom(seed);
  const traffic = createTraffic({ viewsAMinute, planted, random });
  for (let i = 0; i < WARM_TICKS; i++) traffic.go(0);
  const begun = traffic.seconds();
  let share = 1;
  let watchedMs = 0;
  /** How many addresses there were when the step began. */
  let stepBegan = 0;
  const drawn = { candidate: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } };
  /** How many browsers there were two looks ago. */
  const seenBefore: number[] = [];
  const ended = (verdict: Outcome['verdict']): Outcome => {
    const fault = planted.breaksDrawing ? begun + 1 : traffic.firstFault();
    return {
      ...{ verdict, share, seconds: traffic.seconds() - begun, views: traffic.viewsOfCandidate() },
      sinceFault: fault === undefined ? undefined : traffic.seconds() - fault,
      browsers: traffic.counts().candidate.faults.seen,
      told: toldOf(verdict, traffic.counts().candidate, seenBefore[0] ?? 0),
    };
  };
  for (let i = 0; i < MOST_TICKS; i++) {
    seenBefore.push(traffic.counts().candidate.faults.seen);
    if (seenBefore.length > 2) seenBefore.shift();
    traffic.go(share);
    watchedMs += TICK_SECONDS * 1000;
    for (const arm of ['candidate', 'control'] as const) drawn[arm].seen += TICK_SECONDS;
    if (planted.breaksDrawing) drawn.candidate.bad = drawn.candidate.seen;
    const progress = { share, watchedMs, addressesBefore: stepBegan, isLcpComparable: true, usual: USUAL, drawn };
    const verdict = judge(progress, traffic.counts());
    if (verdict.kind === 'withdraw' || verdict.kind === 'promote') return ended(verdict);
    if (verdict.kind === 'step') [share, watchedMs, stepBegan] = [verdict.share, 0, addressesIn(traffic.counts())];
  }
  return ended(undefined);
}

function toldOf(verdict: Outcome['verdict'], { measured }: ArmCounts, seenBefore: number): number {
  const what = verdict?.kind === 'withdraw' ? MEASURED.find((name) => name === verdict.what) : undefined;
  return what ? above(measured[what], 0).seen : seenBefore;
}
