import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { apiFootballProvider } from '../apiFootball/apiFootballProvider';
import { footballDataProvider } from '../footballData/footballDataProvider';
import { openLigaDbProvider } from '../openligadb/openLigaDbProvider';
import { numberOfId } from '../polled/numberOfId';
import type { Emit, FeedProvider } from '../provider';
import { theSportsProvider } from '../theSports/theSportsProvider';
import type { VendorEdge } from '../vendorEdge';
import { createChangingVendor } from './changingVendor';
import { createFakeStore } from './createFakeStore';
import { createFakeWallClock } from './fakeWallClock';

/** 1 September 2025, noon UTC. */
export const START = Date.UTC(2025, 8, 1, 12) / 1000;

export type FollowedVendor = {
  name: string;
  provider(edge: VendorEdge): FeedProvider;
  /** The store's number of a vendor's id. */
  numberOf(id: number): number;
  /** Hours within which the feed hears of a change on any day. */
  hears: number;
  /** Whether it hears of each new date, also of one that no list of what is on show has. */
  hearsAll: boolean;
};

const asIs = (id: number) => id;

/** All vendors' feeds, at the addresses of {@link createChangingVendor}. */
export const VENDORS: readonly FollowedVendor[] = [
  {
    name: 'openligadb',
    provider: (edge) =>
      openLigaDbProvider(
        { kind: 'openligadb', origin: 'https://openligadb.example', leagues: [{ shortcut: 'bl1', season: undefined }] },
        edge,
      ),
    numberOf: asIs,
    hears: 2,
    hearsAll: true,
  },
  {
    name: 'football-data',
    provider: (edge) =>
      footballDataProvider(
        { kind: 'football-data', origin: 'https://footballdata.example', key: 'hush', competitions: [] },
        edge,
      ),
    numberOf: asIs,
    hears: 2,
    hearsAll: false,
  },
  {
    name: 'api-football',
    provider: (edge) =>
      apiFootballProvider(
        { kind: 'api-football', origin: 'https://apifootball.example', key: 'hush', leagues: [340], bookmaker: 8 },
        edge,
      ),
    numberOf: asIs,
    hears: 7,
    hearsAll: false,
  },
  {
    name: 'thesports',
    provider: (edge) =>
      theSportsProvider(
        {
          kind: 'thesports',
          origin: 'https://thesports.example',
          pushUrl: 'wss://push.example',
          user: 'tyso',
          secret: 'hush',
          bookmaker: 3,
          competitions: [],
          hot: [],
        },
        edge,
      ),
    numberOf: (id) => numberOfId('thesports', 'match', `m${id}`),
    hears: 1,
    hearsAll: true,
  },
];

/** What a feed fills: takes its batches, and has the kick-offs of what is shown, by id. */
export type Shown = { emit: Emit; shown(): Promise<ReadonlyMap<number, number>> };

function inFakeStore(now: () => number): Shown {
  const store = createFakeStore(now);
  return {
    emit: store.emit,
    async shown() {
      const shown = [...store.matches.values()].filter(({ status_id }) => status_id !== MatchStatus.Abnormal);
      return new Map(shown.map(({ id, match_time }) => [id, match_time]));
    },
  };
}

/** A vendor that changes its list, and what its feed fills: the store of tests, unless said otherwise. */
export function followedVendor({ provider, numberOf }: FollowedVendor, shownBy = inFakeStore) {
  const clock = createFakeWallClock(START);
  const vendor = createChangingVendor(clock.now);
  const { emit, shown } = shownBy(clock.now);
  const edge: VendorEdge = { clock, random: () => 0, report: () => {}, fetch: vendor.fetch, subscribe: () => () => {} };
  const ids = new Map<number, number>();
  let stop = () => {};
  return {
    clock,
    vendor,
    start() {
      stop = provider(edge).start({ startedAt: START }, emit);
    },
    stop: () => stop(),
    /** Kick-offs of what is shown, by the vendor's ids. */
    async shown(): Promise<Map<number, number>> {
      for (let id = 1001 + ids.size; id <= vendor.lastId(); id++) ids.set(numberOf(id), id);
      return new Map([...(await shown())].map(([id, kickOff]) => [ids.get(id) ?? 0, kickOff]));
    },
    /** Kick-offs of what the vendor lists. */
    listed: () => new Map([...vendor.fixtures.values()].map(({ id, kickOff }) => [id, kickOff])),
  };
}
