import type { Report } from 'shared-kernel/decode/decode';
import { createNumbers } from '../createNumbers';
import { createVendorState } from '../createVendorState';
import type { ListedMatch } from '../read/listedMatch';
import type { LiveItem } from '../read/liveItem';

/** Unix seconds. */
export const NOW = 1_800_000_000;

/** A match of a list, that began an hour before {@link NOW}. */
export function aListed(given: Partial<ListedMatch> = {}): ListedMatch {
  return {
    id: 'm1',
    venue_id: undefined,
    referee_id: undefined,
    round: undefined,
    season_id: 's1',
    competition_id: 'c1',
    home_team_id: 't1',
    away_team_id: 't2',
    status_id: 4,
    match_time: NOW - 3600,
    home_scores: [0, 0, 0, 0, 0, 0, 0],
    away_scores: [0, 0, 0, 0, 0, 0, 0],
    home_position: undefined,
    away_position: undefined,
    updated_at: NOW - 60,
    coverage: undefined,
    ...given,
  };
}

/** What `detail_live` has of a match in its second half. */
export function aLiveItem(given: Partial<LiveItem> = {}, home = 0): LiveItem {
  const score = ['m1', 4, [home, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], NOW - 600, ''];
  return { id: 'm1', score, stats: undefined, incidents: undefined, tlive: undefined, ...given };
}

export const COMPETITION = { id: 'c1', name: 'Cup', logo: undefined, short_name: 'C', country_id: 'vn' };

export const TEAMS = ['t1', 't2'].map((id) => ({ id, name: `Team ${id}`, logo: undefined, country_logo: undefined }));

type Options = { competitions?: readonly string[]; refused?: ReadonlySet<string>; report?: Report };

/** A vendor state that knows the names of the samples, and what it published so far. */
export function aVendorState({ competitions = [], refused = new Set(), report = () => {} }: Options = {}) {
  const { numberOf, ...numbers } = createNumbers(report);
  const vendorState = createVendorState({
    numbers: { numberOf, ...numbers },
    competitions: new Set(competitions),
    hot: new Set(),
    isRefused: (endpoint) => refused.has(endpoint),
    report,
  });
  vendorState.keepNames(TEAMS, [COMPETITION]);
  return {
    vendorState,
    numberOf,
    /** Stores what is new, and returns it. */
    published() {
      const taken = vendorState.take();
      taken?.stored();
      return taken?.batch ?? {};
    },
  };
}
