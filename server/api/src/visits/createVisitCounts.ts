import type { LiveReleases } from 'server-shared/releases/liveReleases';
import type { Beacon, Vitals } from 'shared-kernel/protocol/beacon';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import type { View } from 'shared-kernel/protocol/viewAnswer';
import type { ReleaseCounts } from '../store/schema';
import { A_VIEW, countsOfFault, countsOfVitals } from './countNames';
import { createAddressBound } from './createAddressBound';
import { createKnownReleases } from './createKnownReleases';
import { createViewBounds, type ViewBound } from './createViewBounds';
import { createViewTokens } from './createViewTokens';

/** Why something of a beacon counted for nothing. */
export const REFUSALS = ['no_view', 'forged', 'expired', 'unknown_release', 'beyond_bound'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Who sent a beacon, and what was live when `delivery` forwarded it. */
export type Sender = { address: string; live: LiveReleases | undefined };

type Options = {
  /** Signs views; all nodes have the same. */
  key: string;
  /** Server time in unix seconds. */
  now: () => number;
  /** Counted within a view's time, so they exist. */
  recalled: readonly PartOnPage[];
  onCounted: (part: PartOnPage, counts: ReleaseCounts) => void;
  onVitals: (vitals: Vitals) => void;
  onRefused: (why: Refusal, count: number) => void;
};

/**
 * Counts what pages say of the releases on them, and believes no more than a visit can have been: within the bounds of
 * a view that we signed, of releases that exist, and of what one address can add in a minute. So whatever is forged, a
 * release has at most ten faults for each of its views.
 */
export function createVisitCounts({ key, now, recalled, onCounted, onVitals, onRefused }: Options) {
  const tokens = createViewTokens({ key, now });
  const known = createKnownReleases(now);
  const bounds = createViewBounds();
  const addresses = createAddressBound(now);
  known.recall(recalled);

  function isKnown(part: PartOnPage): boolean {
    if (known.has(part)) return true;
    onRefused('unknown_release', 1);
    return false;
  }

  /** Whether the release counts with this view, which counts for it at its first time. */
  function isPart(bound: ViewBound, { remote, release }: PartOnPage): boolean {
    const part = { remote, release };
    if (!isKnown(part)) return false;
    const found = bound.part(part);
    if (found === 'no') onRefused('beyond_bound', 1);
    if (found === 'new') onCounted(part, A_VIEW);
    return found !== 'no';
  }

  function countFaults(bound: ViewBound, faults: Beacon['faults'], address: string): void {
    for (const fault of faults) {
      if (!isPart(bound, fault)) continue;
      const count = bound.faults(fault.count, (wanted) => addresses.take(address, wanted));
      if (count < fault.count) onRefused('beyond_bound', fault.count - count);
      if (count > 0) onCounted(fault, countsOfFault({ ...fault, route: known.route(fault.route) }, count));
    }
  }

  function countVitals(bound: ViewBound, sent: Vitals): void {
    // They may come to another node than the parts did: the view is counted there.
    const parts = sent.releases.filter(isKnown);
    const vitals = { ...bound.vitals(sent), route: known.route(sent.route) };
    onVitals(vitals);
    const counts = countsOfVitals(vitals);
    for (const part of distinct(parts)) onCounted(part, counts);
  }

  return {
    begin({ live }: Pick<Sender, 'live'>): View {
      if (live) known.hear(live);
      return tokens.issue();
    },
    count({ view, parts, faults, vitals }: Beacon, { address, live }: Sender): void {
      if (live) known.hear(live);
      if (parts.length + faults.length === 0 && !vitals) return;
      const token = view === undefined ? { kind: 'no_view' as const } : tokens.read(view);
      if (token.kind !== 'valid') return onRefused(token.kind, 1);
      const bound = bounds.of(token.id);
      for (const part of parts) isPart(bound, part);
      countFaults(bound, faults, address);
      if (vitals) countVitals(bound, vitals);
    },
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;

function distinct(parts: readonly PartOnPage[]): PartOnPage[] {
  return [...new Map(parts.map((part) => [`${part.remote} ${part.release}`, part])).values()];
}
