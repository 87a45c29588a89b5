import { aSnapshot, someChanges } from './storeReads';
import type { AppStore } from './testApp';

/** An empty store, for tests that do not need stored data. */
export const EMPTY_STORE: AppStore = {
  readSnapshot: async () => aSnapshot(),
  readChanges: async (last) => someChanges({ last }),
  articles: async () => [],
  article: async () => undefined,
  banners: async () => ({ banners: [], changesAt: Number.POSITIVE_INFINITY }),
  advertFiles: async () => ({}),
  appSetting: async () => ({
    euro_competition_ids: [],
    betting_adverts: true,
    social_links: [],
    advertising_contact: undefined,
  }),
  media: async () => undefined,
  standings: async () => [],
  lineups: async () => undefined,
  matchInfo: async () => undefined,
  matchMarkets: async () => undefined,
  openMarkets: async () => [],
  vendorText: async () => undefined,
  squad: async () => undefined,
  lastResults: async () => [],
  matchHistory: async () => ({ meetings: [], home: [], away: [] }),
  seasonResults: async () => [],
  cupMatches: async () => [],
  goals: async () => [],
  priceMoves: async () => [],
  movedGroups: async () => [],
  findPreview: async () => undefined,
  previewReads: () => EMPTY_STORE,
};
