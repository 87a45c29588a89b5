import type { ContentReads, Store } from '../store/store';
import { aSnapshot, someChanges } from './storeReads';

const EMPTY_CONTENT: ContentReads = {
  articles: async () => [],
  article: async () => undefined,
  banners: async () => ({ banners: [], changesAt: Number.POSITIVE_INFINITY }),
  advertFiles: async () => ({}),
  channels: async () => [],
  zones: async () => [],
  appSetting: async () => ({
    euro_competition_ids: [],
    betting_adverts: true,
    social_links: [],
    advertising_contact: undefined,
  }),
};

/** An empty store, for tests that do not need stored data. */
export const EMPTY_STORE = {
  ...EMPTY_CONTENT,
  readSnapshot: async () => aSnapshot(),
  readChanges: async (last) => someChanges({ last }),
  media: async () => undefined,
  standings: async () => [],
  lineups: async () => undefined,
  matchInfo: async () => undefined,
  matchMarkets: async () => undefined,
  openMarkets: async () => [],
  vendorText: async () => undefined,
  squad: async () => undefined,
  lastResults: async () => [],
  dayResults: async () => [],
  matchHistory: async () => ({ meetings: [], home: [], away: [] }),
  seasonResults: async () => [],
  cupMatches: async () => [],
  matchRounds: async () => [],
  goals: async () => [],
  priceMoves: async () => [],
  movedGroups: async () => [],
  findPreview: async () => undefined,
  previewReads: () => EMPTY_CONTENT,
} satisfies Partial<Store>;
