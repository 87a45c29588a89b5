import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import type { VITAL_NAMES, VitalName } from 'shared-kernel/protocol/beacon';
import type { CountedRelease } from '../store/releaseCounts';
import type { ReleaseCounts } from '../store/schema';
import { bucketOf, percentile } from './buckets';
import type { Counted } from './counted';

/** CLS is below 1: a thousand of it are counted. */
const CLS_FACTOR = 1000;

const factorOf = (name: VitalName) => (name === 'CLS' ? CLS_FACTOR : 1);

/** What was counted, as numbers by name: of a measurement its bucket, where it has a distribution. */
export function countsOf(counted: Counted): ReleaseCounts {
  switch (counted.kind) {
    case 'view':
      return { views: 1 };
    case 'fault':
      return { [`fault ${counted.fault} ${counted.route}`]: counted.count };
    case 'vitals':
      return countsOfVitals(counted);
  }
}

function countsOfVitals({
  figures,
  longTasks,
  elements,
  updates,
}: Extract<Counted, { kind: 'vitals' }>): ReleaseCounts {
  return {
    ...Object.fromEntries(figures.map(({ name, value }) => [`${name} ${bucketOf(value * factorOf(name))}`, 1])),
    ...(longTasks && { longTasks: longTasks.count, longTaskMs: longTasks.ms }),
    ...(elements !== undefined && { [`elements ${bucketOf(elements)}`]: 1 }),
    ...(updates && { updates: updates.drawn, lateUpdates: updates.late }),
  };
}

/** The figures that counts stand for. */
export function figuresOf({ remote, release, counts }: CountedRelease): ReleaseFigures {
  const shareOf = (name: string, factor = 1) => {
    const share = percentile(bucketsOf(counts, name), 0.75);
    return share && { count: share.count, p75: Math.round((share.value / factor) * 1000) / 1000 };
  };
  return {
    ...{ remote, release, views: counts.views ?? 0, faults: faultsOf(counts) },
    vitals: {
      LCP: shareOf('LCP'),
      FCP: shareOf('FCP'),
      TTFB: shareOf('TTFB'),
      INP: shareOf('INP'),
      CLS: shareOf('CLS', CLS_FACTOR),
    } satisfies Record<(typeof VITAL_NAMES)[number], unknown>,
    longTasks: { count: counts.longTasks ?? 0, ms: counts.longTaskMs ?? 0 },
    elements: shareOf('elements'),
    updates: { drawn: counts.updates ?? 0, late: counts.lateUpdates ?? 0 },
  };
}

function faultsOf(counts: ReleaseCounts): ReleaseFigures['faults'] {
  return Object.entries(counts).flatMap(([what, count]) => {
    const [first, kind = '', route = ''] = what.split(' ');
    return first === 'fault' ? [{ kind, route, count }] : [];
  });
}

function bucketsOf(counts: ReleaseCounts, name: string): (readonly [bucket: number, count: number])[] {
  const prefix = `${name} `;
  return Object.entries(counts).flatMap(([what, count]) =>
    what.startsWith(prefix) ? [[Number(what.slice(prefix.length)), count] as const] : [],
  );
}
