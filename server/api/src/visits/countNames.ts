import type { ReleaseFigures, ReleaseMeasures } from 'server-shared/releases/releaseFigures';
import type { VITAL_NAMES, VitalName, Vitals } from 'shared-kernel/protocol/beacon';
import type { FaultCount, InGroup } from 'shared-kernel/protocol/view';
import type { CountedRelease } from '../store/releaseCounts';
import type { ReleaseCounts } from '../store/schema';
import { bucketOf, middleOf, percentile } from './buckets';

/** What counts of a release, and of the control that it is in. */
export type Counted = InGroup & Seen;

type Seen =
  | {
      readonly kind: 'view';
      readonly isNewAddress?: boolean;
      /** Whether it is the first browser of its address in this group and step. */
      readonly isFirst?: boolean;
    }
  | ({ readonly kind: 'fault'; readonly isNewAddress?: boolean } & Readonly<
      Pick<FaultCount, 'route' | 'count'> & { fault: FaultCount['kind'] }
    >)
  | ({ readonly kind: 'vitals'; readonly blocked?: number | undefined } & Readonly<
      Pick<Vitals, 'figures' | 'longTasks' | 'elements' | 'updates'>
    >);

/** CLS is below 1: a thousand of it are counted. */
const CLS_FACTOR = 1000;

const factorOf = (name: VitalName) => (name === 'CLS' ? CLS_FACTOR : 1);

/** Before the names of what was counted of the control alone. */
const CONTROL = 'control ';

/**
 * What was counted, as numbers by name: of a measurement its bucket, where it has a distribution. What is the control's
 * counts for its release, and once more by itself.
 */
export function countsOf(counted: Counted): ReleaseCounts {
  const counts = countsOfSeen(counted);
  if (!counted.isControl) return counts;
  return { ...counts, ...renamed(counts, (name) => CONTROL + name) };
}

function renamed(counts: ReleaseCounts, newName: (name: string) => string | undefined): ReleaseCounts {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => {
      const named = newName(name);
      return named === undefined ? [] : [[named, count]];
    }),
  );
}

function countsOfSeen(counted: Counted): ReleaseCounts {
  switch (counted.kind) {
    case 'view':
      return {
        views: 1,
        ...onceIf(counted.isNewAddress, 'addresses'),
        ...onceIf(counted.isWitness, 'browsers'),
        ...onceIf(counted.isFirst, 'browserAddresses'),
      };
    case 'fault':
      return {
        [`fault ${counted.fault} ${counted.route}`]: counted.count,
        ...onceIf(counted.isNewAddress, 'faultyAddresses'),
        ...onceIf(counted.isWitness, 'faultyBrowsers'),
      };
    case 'vitals':
      return countsOfVitals(counted);
  }
}

function onceIf(isSo: boolean | undefined, ...names: readonly string[]): ReleaseCounts {
  return isSo ? Object.fromEntries(names.map((name) => [name, 1])) : {};
}

/** Before the names of what was measured once a browser. */
const BROWSER = 'browser ';

function countsOfVitals({
  isWitness,
  blocked,
  figures,
  longTasks,
  elements,
  updates,
}: Extract<Counted, { kind: 'vitals' }>): ReleaseCounts {
  const measured = figures.map(({ name, value }) => `${name} ${bucketOf(value * factorOf(name))}`);
  const ofBrowser = [...measured, ...(blocked === undefined ? [] : [`blocked ${bucketOf(blocked)}`])];
  return {
    ...onceIf(true, ...measured),
    ...onceIf(isWitness, ...ofBrowser.map((name) => BROWSER + name)),
    ...(longTasks && { longTasks: longTasks.count, longTaskMs: longTasks.ms }),
    ...(elements !== undefined && { [`elements ${bucketOf(elements)}`]: 1 }),
    ...(updates && { updates: updates.drawn, lateUpdates: updates.late }),
  };
}

/** The figures that counts stand for. */
export function figuresOf({ remote, release, counts }: CountedRelease): ReleaseFigures {
  const ofControl = renamed(counts, (name) => (name.startsWith(CONTROL) ? name.slice(CONTROL.length) : undefined));
  const isCompared = Object.keys(ofControl).length > 0;
  const drawn = { seen: counts.drawn ?? 0, bad: counts.drawnBad ?? 0 };
  return { remote, release, ...measuresOf(counts), drawn, ...(isCompared && { control: measuresOf(ofControl) }) };
}

function measuresOf(counts: ReleaseCounts): ReleaseMeasures {
  const shareOf = (name: string, factor = 1) => {
    const share = percentile(bucketsOf(counts, name), 0.75);
    return share && { count: share.count, p75: Math.round((share.value / factor) * 1000) / 1000 };
  };
  return {
    views: counts.views ?? 0,
    faults: faultsOf(counts),
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
    addresses: { seen: counts.addresses ?? 0, bad: counts.faultyAddresses ?? 0 },
    browsers: browsersOf(counts),
  };
}

function browsersOf(counts: ReleaseCounts): ReleaseMeasures['browsers'] {
  const distribution = (name: string, factor = 1) =>
    bucketsOf(counts, BROWSER + name).map(([bucket, count]): [number, number] => {
      return [Math.round((middleOf(bucket) / factor) * 1000) / 1000, count];
    });
  return {
    seen: counts.browsers ?? 0,
    bad: counts.faultyBrowsers ?? 0,
    addresses: counts.browserAddresses ?? 0,
    LCP: distribution('LCP'),
    INP: distribution('INP'),
    CLS: distribution('CLS', CLS_FACTOR),
    blocked: distribution('blocked'),
  };
}

function faultsOf(counts: ReleaseCounts): ReleaseMeasures['faults'] {
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
