import type { Plan } from './budget';
import type { GatheredMatch } from './gatheredMatch';
import { inTurn, type Job, type JobsOptions } from './job';
import { decodePreMatchOdds } from './preMatchOdds';
import { decodeTablesOfTeams } from './standingGroups';
import { decodeStandings } from './standings';
import { isAhead } from './status';

const HOUR = 3600;

/** Prices of matches that begin within this are asked for, and tables of leagues that play within that, in seconds. */
const PRICED = 48 * HOUR;
const PLAYED = 72 * HOUR;

/** So long after the kick-off the last prices are asked for, in seconds. */
const BEGUN = 12 * HOUR;

/** Seconds until something of a league that failed is asked for again. */
const RETRY_SECONDS = 1800;

/** Pages of prices of one league, at most. */
const MAX_PAGES = 20;

type League = { id: number; season: number };

/** Leagues with such matches, with the season that is on. */
function leaguesOf(matches: Iterable<GatheredMatch>, isWanted: (match: GatheredMatch) => boolean): League[] {
  const seasons = new Map<number, number>();
  for (const match of matches) {
    const { id, season } = match.fixture.league;
    if (season !== undefined && isWanted(match)) seasons.set(id, Math.max(season, seasons.get(id) ?? 0));
  }
  return [...seasons].map(([id, season]) => ({ id, season }));
}

/**
 * Leagues whose prices are wanted: of matches to come, and once more of those that have begun, as an ended match shows its
 * last prices from before the kick-off, which the vendor keeps for a week.
 */
export function pricedLeagues(matches: Iterable<GatheredMatch>, now: number): League[] {
  return leaguesOf(matches, ({ fixture: { fixture }, pricedAt }) => {
    const ahead = fixture.timestamp - now;
    if (ahead >= PRICED) return false;
    return isAhead(fixture.status.short) ? ahead > 0 : ahead > -BEGUN && pricedAt < fixture.timestamp;
  });
}

export function tabledLeagues(matches: Iterable<GatheredMatch>, now: number): League[] {
  return leaguesOf(matches, ({ fixture: { fixture } }) => Math.abs(fixture.timestamp - now) < PLAYED);
}

/**
 * Requests that take one league each: its table, and a page of its prices.
 *
 * @param pages of each league, as far as known; the first answer has the number
 */
export function leagueJobs(options: JobsOptions, pages: Map<number, number>, plan: Plan, now: number): Job[] {
  const matches = options.board.matches();
  return [
    ...inTurn(pricedLeagues(matches.values(), now).flatMap((league) => oddsJobs(options, pages, league, plan, now))),
    ...inTurn(tabledLeagues(matches.values(), now).map((league) => tableJob(options, league, plan, now))),
  ];
}

function oddsJobs(
  { board, bookmaker, ledger, report }: JobsOptions,
  pages: Map<number, number>,
  { id, season }: League,
  plan: Plan,
  now: number,
): Job[] {
  return Array.from({ length: pages.get(id) ?? 1 }, (_, index): Job => {
    const name = `odds ${id} ${index + 1}`;
    return {
      name,
      purpose: 'odds',
      path: `/odds?league=${id}&season=${season}&bookmaker=${bookmaker}&page=${index + 1}`,
      dueAt: Math.min(
        ledger.dueAt(name, plan.every('odds'), now, RETRY_SECONDS),
        lastCall(board.matches().values(), id, ledger.askedAt(name, now), now),
      ),
      take(answer, at) {
        pages.set(id, Math.min(Math.max(1, answer.pages), MAX_PAGES));
        board.keepOdds(decodePreMatchOdds(answer.response, bookmaker, report), at);
      },
    };
  });
}

/** Seconds after a kick-off until its last prices are asked for; more kick-offs within them share a request. */
const SETTLED = 900;

/**
 * When the last prices of a league's matches that have begun are due; never without such. They are asked for once: the
 * vendor may have dropped them.
 */
function lastCall(matches: Iterable<GatheredMatch>, league: number, askedAt: number, now: number): number {
  const begun = [...matches].filter(
    ({ fixture, pricedAt }) =>
      fixture.league.id === league &&
      fixture.fixture.timestamp > now - BEGUN &&
      fixture.fixture.timestamp <= now &&
      fixture.fixture.timestamp + SETTLED > askedAt &&
      pricedAt > 0 &&
      pricedAt < fixture.fixture.timestamp,
  );
  return Math.min(...begun.map(({ fixture }) => fixture.fixture.timestamp + SETTLED), Number.POSITIVE_INFINITY);
}

function tableJob({ board, ledger, report }: JobsOptions, { id, season }: League, plan: Plan, now: number): Job {
  const name = `table ${id}`;
  return {
    name,
    purpose: 'tables',
    path: `/standings?league=${id}&season=${season}`,
    dueAt: ledger.dueAt(name, plan.every('tables'), now, RETRY_SECONDS),
    take({ response }) {
      board.keepTable(decodeStandings(response, report));
      board.keepTablesOfTeams(id, season, decodeTablesOfTeams(response, report));
    },
  };
}
