import { LRUCache } from 'lru-cache';
import type { AdvertCount, Beacon, DeviceClass, VitalName, Vitals } from 'shared-kernel/protocol/beacon';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { MeasuredPart, PartOnPage, ShownPart } from 'shared-kernel/protocol/view';
import type { View } from 'shared-kernel/protocol/viewAnswer';
import type { Counted } from './countNames';
import { createAddressBound } from './createAddressBound';
import { createEvidenceBound } from './createEvidenceBound';
import { createKnownReleases, type KnownRelease } from './createKnownReleases';
import { createNewAddresses } from './createNewAddresses';
import { createViewTokens } from './createViewTokens';
import {
  newView,
  takeAdverts,
  takeBlocked,
  takeFailed,
  takeFaults,
  takeJudged,
  takePart,
  takeVitals,
  type ViewRecord,
} from './viewRecord';

/** Why something of a beacon counted for nothing. */
export type Refusal =
  | 'no_view'
  | 'forged'
  | 'expired'
  | 'unknown_release'
  | 'unknown_advert'
  | 'bot'
  | 'beyond_bound'
  | 'unreadable';

/** Who sent a beacon. */
export type Sender = { address: string };

/** Most views to remember: 29 MB with four releases in each, and their addresses. The bounds of one that is forgotten begin anew. */
const MAX_VIEWS = 50_000;

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
  /** Adverts of a page that may have been; whether they exist is not known here. */
  onAdverts: (counts: readonly AdvertCount[], device: DeviceClass | undefined) => void;
  onRefused: (why: Refusal, count: number) => void;
};

/**
 * Counts what pages say of the releases on them, and believes no more than a visit can have been: within the bounds of
 * a view that we signed, of releases that exist, and of what one address can add in a minute.
 */
export function createVisitCounts({ key, now, recalled, onCounted, onVitals, onAdverts, onRefused }: Options) {
  const tokens = createViewTokens({ key, now });
  const known = createKnownReleases(now);
  const views = new LRUCache<string, ViewRecord>({ max: MAX_VIEWS });
  const addresses = createAddressBound(now);
  const newAddresses = createNewAddresses(now);
  const evidence = createEvidenceBound(known.candidateOf);
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

  function countPart(view: ViewRecord, sent: ShownPart, address: string): void {
    const part = find(sent);
    const taken = part && takePart(view, part);
    if (taken === 'no') onRefused('beyond_bound', 1);
    if (!part || taken !== 'new') return;
    const { isControl } = sent;
    const counts = sent.isWitness ? evidence.take('browser', address, part, sent) : 'no';
    const isNewAddress = newAddresses.take(address, part, 'seen');
    onCounted(part, {
      kind: 'view',
      isControl,
      isWitness: counts !== 'no',
      isFirst: counts === 'first',
      isNewAddress,
    });
  }

  /** They may come to another node than the parts did: the view is counted there. */
  function countFaults(view: ViewRecord, faults: Beacon['faults'], address: string): void {
    for (const { kind, route, count: wanted, isControl, ...sent } of faults) {
      const part = find(sent);
      if (!part) continue;
      const count = takeFaults(view, wanted, (some) => addresses.takeFaults(address, some));
      if (count < wanted) onRefused('beyond_bound', wanted - count);
      if (count === 0) continue;
      onCounted(part, {
        kind: 'fault',
        fault: kind,
        route: known.route(route),
        count,
        isControl,
        isWitness:
          sent.isWitness && takeFailed(view, part) && evidence.take('fault', address, part, { isControl }) !== 'no',
        isNewAddress: newAddresses.take(address, part, 'bad'),
      });
    }
  }

  function countVitals(view: ViewRecord, sent: Vitals, address: string): void {
    const vitals = { ...takeVitals(view, sent), route: known.route(sent.route) };
    const blocked = takeBlocked(view, vitals);
    onVitals(vitals);
    const later = { ...vitals, figures: vitals.figures.filter(({ name }) => !OF_THE_START.has(name)) };
    for (const measured of distinct(sent.releases)) {
      const part = find(measured);
      if (!part) continue;
      const { isLate, isControl } = measured;
      const isWitness =
        measured.isWitness && takeJudged(view, part, () => evidence.take('measured', address, part, measured) !== 'no');
      onCounted(part, { kind: 'vitals', ...(isLate ? later : vitals), blocked, isControl, isWitness });
    }
  }

  /** Counts each advert that an address has room for, unlike views, which are a sample. */
  function countAdverts(
    view: ViewRecord,
    { adverts, device }: Pick<Beacon, 'adverts' | 'device'>,
    address: string,
  ): void {
    const bounded = (what: 'shown' | 'clicked', wanted: number) => {
      const taken = takeAdverts(view, what, wanted, (some) => addresses.takeAdverts(address, what, some));
      if (taken < wanted) onRefused('beyond_bound', wanted - taken);
      return taken;
    };
    const counts = adverts.map(({ shown, clicked, route, ...about }) => ({
      ...about,
      route: known.route(route),
      shown: bounded('shown', shown),
      clicked: bounded('clicked', clicked),
    }));
    if (counts.length > 0) onAdverts(counts, device);
  }

  return {
    /** What is live from now on: of other releases nothing counts that was not heard of before. */
    hear: known.hear,
    /** Whether there is such a release, or was within the time of a view. */
    knows: (part: PartOnPage) => known.find(part) !== undefined,
    begin: (): View => tokens.issue(),
    count({ view: token, parts, faults, vitals, adverts, device }: Beacon, { address }: Sender): void {
      if (parts.length + faults.length + adverts.length === 0 && !vitals) return;
      const read = token === undefined ? { kind: 'no_view' as const } : tokens.read(token);
      if (read.kind !== 'valid') return onRefused(read.kind, 1);
      const view = viewOf(read.id, address);
      countAdverts(view, { adverts, device }, address);
      if (parts.length + faults.length === 0 && !vitals) return;
      if (!view.isCounted) return onRefused('beyond_bound', 1);
      for (const part of parts) countPart(view, part, address);
      countFaults(view, faults, address);
      if (vitals) countVitals(view, vitals, address);
    },
    /** So many items of a message could not be read. */
    leaveOut: (count: number): void => onRefused('unreadable', count),
    /** So many messages came from a bot that says so. */
    leaveOutBot: (): void => onRefused('bot', 1),
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;

function distinct(parts: readonly MeasuredPart[]): MeasuredPart[] {
  return [...new Map(parts.map((part) => [partKey(part), part])).values()];
}
