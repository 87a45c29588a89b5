import * as v from 'valibot';
import type { RecordedDay } from '../recordedDay';
import type { PlayedMatch } from './recordedMatches';

/** What an endpoint answers, beside the code. */
type Endpoint = (query: URLSearchParams, now: number) => Record<string, unknown>;

const DAY = 86_400;
const PAGE = 1000;

/** `detail_live` has the matches of the last so many seconds, `data/update` lists changes for so many. */
const LIVE_FOR = 120 * 60;
const LISTED_FOR = 120;

/** The bookmaker that gives prices: Crown. `odds/live` has those of the last so many seconds. */
const BOOKMAKER = 3;
const PRICED_FOR = 60;

const PREFIX = '/v1/football/';

/** Endpoints that allow 120 requests a minute. */
export const LIMITED: ReadonlySet<string> = new Set([
  'odds/history',
  'match/live/history',
  'season/recent/table/detail',
  'match/lineup/detail',
]);

const namesSchema = v.object({ results_extra: v.record(v.string(), v.array(v.looseObject({ id: v.string() }))) });

/**
 * The vendor's answers, by endpoint: of matches as they are played now, and all others as they were recorded.
 * Shapes: https://github.com/eray-can/thesports-mcp, docs/thesports, a page for each.
 */
export function createEndpoints(
  day: RecordedDay,
  matchesAt: (now: number) => readonly PlayedMatch[],
): (endpoint: string) => Endpoint | undefined {
  const shown = (now: number) => matchesAt(now).filter(({ isDeleted }) => !isDeleted);
  const find = (query: URLSearchParams, now: number) => shown(now).find(({ live }) => live.id === query.get('uuid'));

  const recent: Endpoint = (query, now) => {
    const rows = shown(now).map((one) => one.listed);
    const time = query.get('time');
    if (time === null) return listed(query.get('page') === '1' ? rows : []);
    const since = rows.filter(({ updated_at }) => updated_at >= Number(time));
    return listed(since.sort((a, b) => a.updated_at - b.updated_at).slice(0, PAGE));
  };

  const names = day.answers.filter(({ body }) => v.is(namesSchema, body)).map(({ body }) => v.parse(namesSchema, body));
  const namesOf = (kind: string) => {
    const all = names.flatMap(({ results_extra }) => results_extra[kind] ?? []);
    return [...new Map(all.map((one) => [one.id, one])).values()];
  };
  const results_extra = Object.fromEntries(
    ['team', 'competition', 'venue', 'referee', 'stage'].map((kind) => [kind, namesOf(kind)]),
  );

  const diary: Endpoint = (query, now) => {
    const from = Number(query.get('tsp'));
    const rows = shown(now).map((one) => one.listed);
    const theirs = rows.filter(({ match_time }) => match_time >= from && match_time < from + DAY);
    return theirs.length > 0 ? { ...listed(theirs), results_extra } : listed([]);
  };

  const isLive = ({ live: { score }, since }: PlayedMatch) =>
    (score[1] >= 2 && score[1] <= 7) || (score[1] !== 1 && since.live < LIVE_FOR);

  const ofMatches = new Map<string, Endpoint>([
    ['match/recent/list', recent],
    ['match/diary', diary],
    [
      'match/detail_live',
      (_, now) => ({
        results: shown(now)
          .filter(isLive)
          .map(({ live }) => live),
      }),
    ],
    ['match/live/history', (query, now) => ({ results: find(query, now)?.live ?? {} })],
    ['odds/live', (_, now) => ({ results: { [BOOKMAKER]: shown(now).flatMap((one) => changedOdds(one, now)) } })],
    ['odds/history', (query, now) => ({ results: { [BOOKMAKER]: oddsOf(find(query, now)) } })],
    ['match/lineup/detail', (query, now) => ({ results: find(query, now)?.lineup ?? {} })],
    [
      'deleted',
      (_, now) => ({
        results: { match: matchesAt(now).flatMap(({ live, isDeleted }) => (isDeleted ? [live.id] : [])) },
      }),
    ],
    [
      'data/update',
      (_, now) => {
        const changed = shown(now).filter(({ since }) => since.lineup < LISTED_FOR);
        const listed = changed.map(({ live }) => ({ match_id: live.id, update_time: Math.floor(now) }));
        return { results: { 1: listed } };
      },
    ],
  ]);

  const recorded = new Map(day.answers.map(({ url, body }) => [questionOf(url.pathname, url.searchParams), body]));
  const others = new Set(day.answers.map(({ url }) => url.pathname.slice(PREFIX.length)));

  return (endpoint) => {
    const own = ofMatches.get(endpoint);
    if (own ?? !others.has(endpoint)) return own;
    return (query) => Object(recorded.get(questionOf(PREFIX + endpoint, query)) ?? { results: [] });
  };
}

function changedOdds({ live, odds }: PlayedMatch, now: number) {
  return odds.filter(({ at }) => at >= now - PRICED_FOR).map(({ market, row }) => [live.id, market, row, '0-0']);
}

/** All rows of a match by market. */
function oddsOf(match: PlayedMatch | undefined) {
  const odds = match?.odds ?? [];
  const rowsOf = (of: string) => odds.filter(({ market }) => market === of).map(({ row }) => row);
  return Object.fromEntries(odds.map(({ market }) => [market, rowsOf(market)]));
}

/** The question without the account. */
function questionOf(path: string, query: URLSearchParams): string {
  const asked = [...query].filter(([name]) => name !== 'user' && name !== 'secret');
  return `${path}?${new URLSearchParams(asked.sort())}`;
}

function listed(results: readonly unknown[]) {
  return { query: { total: results.length, type: 'page' }, results };
}
