import { type Bounds, boundsOf } from './boundsOf';
import { BAD, GOOD, type Planted } from './planted';
import { type Outcome, runTrial } from './runTrial';

/** What was seen of one kind of release. */
export type Row = {
  readonly name: string;
  readonly isGood: boolean;
  readonly isDeterministic: boolean;
  readonly trials: number;
  readonly withdrawn: number;
  /** Browsers of the candidate until then: the median and the most. */
  readonly browsers: Spread;
  readonly views: Spread;
  readonly seconds: Spread;
  /** From the first fault that was heard of; none for what shows in measurements. */
  readonly sinceFault: Spread | undefined;
  readonly withinMinute: number;
  /** The largest share of browsers that had it. */
  readonly share: number;
  /** How many told of it until then: browsers with a fault or without, or measurements. */
  readonly told: Spread;
  /** The smallest bound, with its name; none where nothing is to be found, or it is found by drawing on the server. */
  readonly bound: { readonly what: string; readonly told: number } | undefined;
  readonly withinBound: number;
};
export type Spread = { readonly median: number; readonly most: number };

/** So many bad releases, and as many good ones, for each seed. */
const OF_EACH = 50;

/**
 * Planted releases in simulated traffic, each judged from its first visitor on.
 *
 * @returns a row for each kind, and for each seed how many good ones were withdrawn
 */
export function judgeTrials(viewsAMinute: number, seeds: readonly number[]) {
  const outcomes = new Map<Planted, Outcome[]>();
  const withdrawnGood = seeds.map((seed) => {
    let withdrawn = 0;
    for (let i = 0; i < OF_EACH; i++) {
      for (const kinds of [BAD, GOOD]) {
        const planted = kinds[i % kinds.length];
        if (!planted) continue;
        const outcome = runTrial(planted, viewsAMinute, seed * 1_000_003 + i);
        outcomes.set(planted, [...(outcomes.get(planted) ?? []), outcome]);
        if (kinds === GOOD && outcome.verdict?.kind === 'withdraw') withdrawn++;
      }
    }
    return withdrawn;
  });
  const rows = [...BAD, ...GOOD].map((planted) => rowOf(planted, outcomes.get(planted) ?? []));
  return { viewsAMinute, seeds: seeds.length, rows, withdrawnGood };
}

function rowOf(planted: Planted, all: readonly Outcome[]): Row {
  const isGood = GOOD.includes(planted);
  const withdrawn = all.filter(({ verdict }) => verdict?.kind === 'withdraw');
  const counted = isGood ? all : withdrawn;
  const since = withdrawn.flatMap(({ sinceFault }) => sinceFault ?? []);
  const bounds = isGood || planted.breaksDrawing ? undefined : boundsOf(planted);
  return {
    ...{ name: planted.name, isGood, isDeterministic: planted.isDeterministic ?? false },
    ...{ trials: all.length, withdrawn: withdrawn.length, bound: bounds && smallest(bounds) },
    told: spreadOf(counted.map(({ told }) => told)),
    browsers: spreadOf(counted.map(({ browsers }) => browsers)),
    views: spreadOf(counted.map(({ views }) => views)),
    seconds: spreadOf(counted.map(({ seconds }) => seconds)),
    sinceFault: since.length > 0 ? spreadOf(since) : undefined,
    withinMinute: since.filter((seconds) => seconds <= 60).length,
    share: Math.max(0, ...withdrawn.map(({ share }) => share)),
    withinBound: withdrawn.filter((one) => bounds && one.told <= boundFor(one, bounds)).length,
  };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}

function smallest(bounds: Bounds): Row['bound'] {
  const [first] = Object.entries(bounds).sort(([, one], [, other]) => one - other);
  return first && { what: first[0], told: first[1] };
}

/** Of what was found first. */
function boundFor({ verdict }: Outcome, bounds: Bounds): number {
  const found = Object.entries(bounds).find(([what]) => verdict?.kind === 'withdraw' && what === verdict.what);
  return found?.[1] ?? 0;
}
