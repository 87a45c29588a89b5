import type { FeedRun } from '../../provider';
import type { TheSportsApi } from '../createTheSportsApi';
import { competitionSchema, countrySchema } from '../read/listedMatch';
import { fieldOf, listFrom } from '../read/rawValue';
import { liveTableSchema } from '../read/standings';
import type { VendorState } from '../vendorState';
import { allMatches, deletions, diary, recentChanges } from './matchTasks';
import { paged, type Task, whole } from './task';

const DAY = 86_400;
const MINUTE = 60;

/** Days on show, the nearest first; in days from today. */
const DAYS = Array.from({ length: 16 }, (_, far) => (far === 0 ? [0] : [-far, far])).flat();

/** What changed by `data/update`: seasons with another table, matches with other line-ups. */
export type Changed = { seasons: Set<string>; lineups: Set<string> };

/** The vendor's codes of what changed, and which field names it. */
const CHANGES = [
  { code: '1', field: 'match_id', of: 'lineups' },
  { code: '3', field: 'season_id', of: 'seasons' },
] as const;

type Deps = { changed: Changed; known: FeedRun['known'] };

/**
 * What the vendor wants to be asked for regularly, the most urgent first, at the pace that it advises
 * (https://github.com/eray-can/thesports-mcp, docs/thesports: each page names its own). Countries and competitions come
 * before the first match, which would be published without its country otherwise.
 */
export function dataTasks(api: TheSportsApi, vendorState: VendorState, { changed, known }: Deps): readonly Task[] {
  return [
    countries(api, vendorState),
    competitions(api, vendorState),
    diary(api, vendorState, 0),
    recentChanges(api, vendorState),
    deletions(api, vendorState, known),
    updates(api, changed),
    liveTables(api, vendorState),
    ...DAYS.slice(1).map((day) => diary(api, vendorState, day)),
    allMatches(api, vendorState),
  ];
}

function countries(api: TheSportsApi, vendorState: VendorState): Task {
  const endpoint = 'country/list';
  return whole(api, { endpoint, every: DAY }, (results) =>
    vendorState.keepCountries(api.items(countrySchema, results, endpoint)),
  );
}

function competitions(api: TheSportsApi, vendorState: VendorState): Task {
  const endpoint = 'competition/additional/list';
  return paged(api, { endpoint, every: DAY }, (results) =>
    vendorState.keepNames([], api.items(competitionSchema, results, endpoint)),
  );
}

/** Says what changed within two minutes; its other kinds are not shown. */
function updates(api: TheSportsApi, changed: Changed): Task {
  let seen: ReadonlyMap<string, unknown> = new Map();
  return whole(api, { endpoint: 'data/update', every: 20 }, (results) => {
    const changes = new Map<string, unknown>();
    for (const { code, field, of } of CHANGES) {
      for (const one of listFrom(fieldOf(results, code)) ?? []) {
        const id = fieldOf(one, field);
        if (typeof id !== 'string') continue;
        const [key, at] = [`${of} ${id}`, fieldOf(one, 'update_time')];
        changes.set(key, at);
        if (!seen.has(key) || seen.get(key) !== at) changed[of].add(id);
      }
    }
    seen = changes;
  });
}

function liveTables(api: TheSportsApi, vendorState: VendorState): Task {
  const endpoint = 'table/live';
  return whole(api, { endpoint, every: MINUTE }, (results) => {
    for (const { season_id, tables } of api.items(liveTableSchema, results, endpoint))
      vendorState.keepTable(season_id, { tables });
  });
}
