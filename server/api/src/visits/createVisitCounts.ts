import { LRUCache } from 'lru-cache';
import type { LiveReleases } from 'server-shared/releases/liveReleases';
import type { Beacon, VitalName, Vitals } from 'shared-kernel/protocol/beacon';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { MeasuredPart, PartOnPage } from 'shared-kernel/protocol/view';
import type { View } from 'shared-kernel/protocol/viewAnswer';
import type { Counted } from './counted';
import { createAddressBound } from './createAddressBound';
import { createKnownReleases, type KnownRelease } from './createKnownReleases';
import { createViewTokens } from './createViewTokens';
import { newView, takeFaults, takePart, takeVitals, type ViewRecord } from './viewRecord';

/** Why something of a beacon counted for nothing. */
export type Refusal = 'no_view' | 'forged' | 'expired' | 'unknown_release' | 'beyond_bound' | 'unreadable';

/** Who sent a beacon, and what was live when `delivery` forwarded it. */
export type Sender = { address: string; live: LiveReleases | undefined };

/** Most views to remember: 29 MB with four releases in each, and their addresses. The bounds of one that is forgotten begin anew. */
const MOST_VIEWS = 50_000;

/** The browser measures these at the page's start. */
const OF_THE_START: ReadonlySet<VitalName> = new Set(['LCP', 'FCP', 'TTFB']);

type Options = {
  /** Signs views; all nodes have the same. */
  key: string;
  /** Server time in unix seconds. */
  now: () => number;
  /** Counted within a view's time, so they exist. */
  recalled: readonly PartOnPage[];
  onCounted: (part: PartOnPage, counted: Counted) => void;
  onVitals: (vitals: Vitals) => void;
  onRefused: (why: Refusal, count: number) => void;
};

/**
 * Counts what pages say of the releases on them, and believes no more than a visit can have been: within the bounds of
 * a view that we signed, of releases that exist, and of what one address can add in a minute.
 */
export function createVisitCounts({ key, now, recalled, onCounted, onVitals, onRefused }: Options) {
  const tokens = createViewTokens({ key, now });
  const known = createKnownReleases(now);
  const views = new LRUCache<string, ViewRecord>({ max: MOST_VIEWS });
  const addresses = createAddressBound(now);
  known.recall(recalled);

  function viewOf(id: string, address: string): ViewRecord {
    const found = views.get(id);
    if (found) return found;
    const view = newView(addresses.takeView(address));
    views.set(id, view);
    return view;
  }

  function find(part: PartOnPage): KnownRelease | undefined {
    const found = known.find(part);
    if (!found) onRefused('unknown_release', 1);
    return found;
  }

  function countPart(view: ViewRecord, told: PartOnPage): void {
    const part = find(told);
    const taken = part && takePart(view, part);
    if (taken === 'no') onRefused('beyond_bound', 1);
    if (part && taken === 'new') onCounted(part, { kind: 'view' });
  }

  /** They may come to another node than the parts did: the view is counted there. */
  function countFaults(view: ViewRecord, faults: Beacon['faults'], address: string): void {
    for (const { kind, route, count: wanted, ...told } of faults) {
      const part = find(told);
      if (!part) continue;
      const count = takeFaults(view, wanted, (some) => addresses.takeFaults(address, some));
      if (count < wanted) onRefused('beyond_bound', wanted - count);
      if (count > 0) onCounted(part, { kind: 'fault', fault: kind, route: known.route(route), count });
    }
  }

  function countVitals(view: ViewRecord, sent: Vitals): void {
    const vitals = { ...takeVitals(view, sent), route: known.route(sent.route) };
    onVitals(vitals);
    const later = { ...vitals, figures: vitals.figures.filter(({ name }) => !OF_THE_START.has(name)) };
    for (const measured of distinct(sent.releases)) {
      const part = find(measured);
      if (part) onCounted(part, { kind: 'vitals', ...(measured.isLate ? later : vitals) });
    }
  }

  return {
    begin({ live }: Pick<Sender, 'live'>): View {
      if (live) known.hear(live);
      return tokens.issue();
    },
    count({ view: token, parts, faults, vitals }: Beacon, { address, live }: Sender): void {
      if (live) known.hear(live);
      if (parts.length + faults.length === 0 && !vitals) return;
      const read = token === undefined ? { kind: 'no_view' as const } : tokens.read(token);
      if (read.kind !== 'valid') return onRefused(read.kind, 1);
      const view = viewOf(read.id, address);
      if (!view.isCounted) return onRefused('beyond_bound', 1);
      for (const part of parts) countPart(view, part);
      countFaults(view, faults, address);
      if (vitals) countVitals(view, vitals);
    },
    /** So many items of a message could not be read. */
    leaveOut: (count: number): void => onRefused('unreadable', count),
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;

function distinct(parts: readonly MeasuredPart[]): MeasuredPart[] {
  return [...new Map(parts.map((part) => [partKey(part), part])).values()];
}
