import type { TheSportsApi } from '../api';
import type { Book } from '../book';
import { competitionSchema, countrySchema, listedMatchSchema, teamSchema } from '../read/listedMatch';
import { listFrom } from '../read/listFrom';
import { liveTableSchema } from '../read/standings';

/** Something that is asked for again and again. */
export type Task = {
  name: string;
  /** Seconds until it is asked for again. */
  every: number;
  /** @returns whether there is more of it, which is asked for at once */
  ask(now: number): Promise<boolean>;
};

const DAY = 86_400;
const MINUTE = 60;

/** Days on show, the nearest first; in days from today. */
const DAYS = Array.from({ length: 16 }, (_, far) => (far === 0 ? [0] : [-far, far])).flat();

/** A loop over pages ends here, whatever a server says. */
const MOST_PAGES = 200;

/** Seasons whose tables changed, by `data/update`. */
export type ChangedSeasons = Set<string>;

const SEASON_STANDING = '3';

/**
 * What the vendor wants to be asked for regularly, the most urgent first, at the pace that it advises
 * (https://github.com/eray-can/thesports-mcp, docs/thesports: each page names its own).
 */
export function dataTasks(api: TheSportsApi, book: Book, changedSeasons: ChangedSeasons): readonly Task[] {
  return [
    diary(api, book, 0),
    countries(api, book),
    competitions(api, book),
    recentChanges(api, book),
    deletions(api, book),
    updates(api, changedSeasons),
    liveTables(api, book),
    ...DAYS.slice(1).map((day) => diary(api, book, day)),
    allMatches(api, book),
  ];
}

/** The matches of 24 hours, with the names of their teams and competitions. Days are UTC's, which all have 24 hours. */
function diary(api: TheSportsApi, book: Book, day: number): Task {
  const endpoint = 'match/diary';
  return {
    name: `${endpoint} ${day}`,
    every: (Math.abs(day) <= 1 ? 10 : 30) * MINUTE,
    async ask(now) {
      const tsp = (Math.floor(now / DAY) + day) * DAY;
      const { results, extra } = await api.ask(endpoint, { tsp });
      keepNames(api, book, extra);
      book.keepListed(api.items(listedMatchSchema, results, endpoint), now);
      if (day === 0) book.prune(now);
      return false;
    },
  };
}

function keepNames(api: TheSportsApi, book: Book, extra: unknown): void {
  if (typeof extra !== 'object' || extra === null) return;
  const list = (name: string) => (Object.hasOwn(extra, name) ? (Reflect.get(extra, name) ?? []) : []);
  book.keepNames(
    api.items(teamSchema, list('team'), 'results_extra.team'),
    api.items(competitionSchema, list('competition'), 'results_extra.competition'),
  );
}

function countries(api: TheSportsApi, book: Book): Task {
  const endpoint = 'country/list';
  return {
    name: endpoint,
    every: DAY,
    async ask() {
      const { results } = await api.ask(endpoint);
      book.names.keepCountries(api.items(countrySchema, results, endpoint));
      return false;
    },
  };
}

/** Page after page until one is empty. `keep` gets the decoded items of a page. */
function paged(name: string, every: number, ask: (page: number, now: number) => Promise<number>): Task {
  let page = 1;
  return {
    name,
    every,
    async ask(now) {
      const isMore = (await ask(page, now)) > 0 && page < MOST_PAGES;
      page = isMore ? page + 1 : 1;
      return isMore;
    },
  };
}

function competitions(api: TheSportsApi, book: Book): Task {
  const endpoint = 'competition/additional/list';
  return paged(endpoint, DAY, async (page) => {
    const { results } = await api.ask(endpoint, { page });
    const items = api.items(competitionSchema, results, endpoint);
    book.keepNames([], items);
    return items.length;
  });
}

/** Once a day everything: what changed while we were away, or was left out somewhere else. */
function allMatches(api: TheSportsApi, book: Book): Task {
  const endpoint = 'match/recent/list';
  return paged(`${endpoint} by page`, DAY, async (page, now) => {
    const { results } = await api.ask(endpoint, { page });
    const items = api.items(listedMatchSchema, results, endpoint);
    book.keepListed(items, now);
    return listFrom(results)?.length ?? 0;
  });
}

/** An answer has at most so many matches. */
const PAGE = 1000;

/** Seconds by which a question overlaps the one before it. */
const OVERLAP = 120;

/** Matches that changed: new dates, corrected results. They come in order of their change. */
function recentChanges(api: TheSportsApi, book: Book): Task {
  const endpoint = 'match/recent/list';
  let since: number | undefined;
  return {
    name: `${endpoint} by time`,
    every: MINUTE,
    async ask(now) {
      const time = since ?? Math.floor(now) - 10 * MINUTE;
      const { results } = await api.ask(endpoint, { time });
      const items = api.items(listedMatchSchema, results, endpoint);
      book.keepListed(items, now);
      const newest = Math.max(time, ...items.map(({ updated_at }) => updated_at));
      const isMore = items.length >= PAGE && newest > time;
      since = isMore ? newest : Math.floor(now) - OVERLAP;
      return isMore;
    },
  };
}

function deletions(api: TheSportsApi, book: Book): Task {
  const endpoint = 'deleted';
  return {
    name: endpoint,
    every: 2 * MINUTE,
    async ask() {
      const { results } = await api.ask(endpoint);
      const matches = isRecord(results) ? listFrom(results.match) : undefined;
      book.remove((matches ?? []).filter((id) => typeof id === 'string'));
      return false;
    },
  };
}

/** Says whose tables changed; its other kinds are not shown. */
function updates(api: TheSportsApi, changedSeasons: ChangedSeasons): Task {
  const endpoint = 'data/update';
  return {
    name: endpoint,
    every: 20,
    async ask() {
      const { results } = await api.ask(endpoint);
      const standings = isRecord(results) ? listFrom(results[SEASON_STANDING]) : undefined;
      for (const one of standings ?? [])
        if (isRecord(one) && typeof one.season_id === 'string') changedSeasons.add(one.season_id);
      return false;
    },
  };
}

function liveTables(api: TheSportsApi, book: Book): Task {
  const endpoint = 'table/live';
  return {
    name: endpoint,
    every: MINUTE,
    async ask() {
      const { results } = await api.ask(endpoint);
      for (const { season_id, tables } of api.items(liveTableSchema, results, endpoint))
        book.keepTable(season_id, { tables });
      return false;
    },
  };
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null;
}
