import { decode } from 'shared-kernel/decode/decode';
import { type Beacon, beaconSchema, type Vitals } from 'shared-kernel/protocol/beacon';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import { sumOf } from '../store/releaseCounts';
import type { ReleaseCounts } from '../store/schema';
import { countsOf } from '../visits/countNames';
import { createVisitCounts } from '../visits/createVisitCounts';
import type { LiveReleases } from '../visits/liveReleases';

export const ADS: PartOnPage = { remote: 'mfe-ads', release: '1.0.0-aaaa' };
export const SHELL: PartOnPage = { remote: 'shell', release: '2.0.0-bbbb' };

/** What is live. */
export const LIVE: LiveReleases = {
  releases: { 'mfe-ads': [ADS.release, '0.9.0-cccc'], shell: [SHELL.release] },
  candidates: { 'mfe-ads': { release: ADS.release, since: '2026-11-28T12:00:00.000Z', share: 5, most: 14 } },
  routes: ['/', '/news/:id'],
};

export const A_FAULT = { ...ADS, kind: 'part-threw', route: '/', count: 1 };

/** A beacon as it comes over the line. */
export const beacon = (body: object): Beacon => decode(beaconSchema, body);

type Options = { key?: string; now?: () => number; recalled?: readonly PartOnPage[] };

/** Perhaps without candidates. */
type Live = Omit<LiveReleases, 'candidates'> & { readonly candidates?: LiveReleases['candidates'] | undefined };

/** Counting of visits with its results at hand, on a clock of the test's. */
export function aVisitCount({ key = 'a key', now = () => 1_000_000, recalled = [] }: Options = {}) {
  const counted = new Map<string, ReleaseCounts>();
  const refused: Record<string, number> = {};
  const vitals: Vitals[] = [];
  const visits = createVisitCounts({
    key,
    now,
    recalled,
    onCounted(part, one) {
      counted.set(partKey(part), sumOf(counted.get(partKey(part)) ?? {}, countsOf(one)));
    },
    onVitals: (one) => void vitals.push(one),
    onAdverts() {},
    onRefused(why, count) {
      refused[why] = (refused[why] ?? 0) + count;
    },
  });
  let heard: Live = LIVE;
  visits.hear(LIVE);
  return {
    visits,
    refused,
    vitals,
    begin: () => visits.begin().view,
    say(body: object, address = '203.0.113.7', live: Live = LIVE) {
      if (live !== heard) visits.hear({ ...live, candidates: live.candidates ?? {} });
      heard = live;
      visits.count(beacon(body), { address });
    },
    /** Without addresses, which `addressesOf` has. */
    of: (part: PartOnPage = ADS) => withoutAddresses(counted.get(partKey(part))),
    addressesOf(part: PartOnPage = ADS) {
      const { addresses = 0, faultyAddresses = 0 } = counted.get(partKey(part)) ?? {};
      return { seen: addresses, bad: faultyAddresses };
    },
    all: () => [...counted],
  };
}

function withoutAddresses(counts: ReleaseCounts | undefined): ReleaseCounts | undefined {
  if (!counts) return undefined;
  return Object.fromEntries(Object.entries(counts).filter(([name]) => !/ddresses$/.test(name)));
}
