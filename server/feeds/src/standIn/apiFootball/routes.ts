import { dayAt } from '../../apiFootball/job';
import type { StandInPlan } from './createLimits';
import type { QuirkMatch } from './quirkMatch';
import type { Script, ScriptedMatch } from './script';
import { type Detail, type Json, SEASON, shortOf, vendorFixture } from './vendorFixture';
import { vendorLiveOdds, vendorPreMatchOdds } from './vendorOdds';
import { vendorSquad } from './vendorSquad';
import { vendorStandings } from './vendorStandings';

/** What a request is answered: a page, or why it is refused. */
export type Reply = { response: Json; pages?: number } | { errors: Readonly<Record<string, string>> };

/** The vendor answers so many matches on a page of prices. */
const PAGE = 10;

/** The vendor answers so many matches by their ids at once. */
const AT_ONCE = 20;

/** Statuses of matches that `live=` lists. */
const LIVE: ReadonlySet<string> = new Set(['1H', 'HT', '2H', 'ET', 'BT', 'P', 'LIVE', 'INT', 'SUSP']);

type World = { script: Script; quirks: readonly QuirkMatch[]; plan: StandInPlan };

/** Answers the requests that the provider makes; what it knows nothing of is refused in the vendor's way. */
export function createRoutes({
  script,
  quirks,
  plan,
}: World): (path: string, query: URLSearchParams, now: number) => Reply {
  const byId = new Map(script.matches.map((match) => [match.id, match]));

  const asFixtures = (matches: readonly ScriptedMatch[], now: number, detail: Detail) =>
    matches.map((match) => vendorFixture(match, script.names, now, detail));

  function fixturesOf(query: URLSearchParams, now: number): Reply {
    const [live, date, ids, id] = ['live', 'date', 'ids', 'id'].map((name) => query.get(name));
    if (live) return { response: liveNow(live, now) };
    if (date) return ofDay(date, now);
    if (ids && plan.isFree) return refused('plan', 'Free plans do not have access to the Ids parameter.');
    const wanted = (ids ?? id ?? '').split('-').map(Number);
    if (wanted.length > AT_ONCE) return refused('ids', 'The Ids field must not have more than 20 ids.');
    const matches = wanted.flatMap((one) => byId.get(one) ?? []);
    const odd = quirks.filter((quirk) => wanted.includes(quirk.id)).flatMap((quirk) => quirk.at(now, 'whole'));
    return { response: [...asFixtures(matches, now, 'whole'), ...odd] };
  }

  function liveNow(leagues: string, now: number): Json {
    const wanted = new Set(leagues === 'all' ? [] : leagues.split('-').map(Number));
    const isWanted = (league: number) => wanted.size === 0 || wanted.has(league);
    const matches = script.matches.filter(
      (match) => isWanted(match.league) && Math.abs(now - match.kickoff) < 4 * 3600 && LIVE.has(shortOf(match.at(now))),
    );
    const odd = quirks.filter(({ league }) => isWanted(league)).flatMap((quirk) => quirk.at(now, 'live'));
    return [...asFixtures(matches, now, 'live'), ...odd];
  }

  function ofDay(date: string, now: number): Reply {
    const [from, until] = [dayAt(now - DAY), dayAt(now + DAY)];
    if (plan.isFree && (date < from || date > until))
      return refused('plan', `Free plans do not have access to this date, try from ${from} to ${until}.`);
    const matches = script.matches.filter(({ kickoff }) => dayAt(kickoff) === date);
    const odd = quirks.filter(({ kickoff }) => dayAt(kickoff) === date).flatMap((quirk) => quirk.at(now, 'listing'));
    return { response: [...asFixtures(matches, now, 'listing'), ...odd] };
  }

  function oddsOf(query: URLSearchParams, now: number): Reply {
    const refusal = refusedSeason(query);
    if (refusal) return refusal;
    const league = Number(query.get('league'));
    const bookmaker = Number(query.get('bookmaker'));
    const page = Number(query.get('page') ?? 1);
    const all = script.matches
      .filter((match) => match.league === league && Math.abs(match.kickoff - now) < 7 * DAY)
      .flatMap((match) => vendorPreMatchOdds(match, bookmaker, now));
    return { response: all.slice((page - 1) * PAGE, page * PAGE), pages: Math.max(1, Math.ceil(all.length / PAGE)) };
  }

  function refusedSeason(query: URLSearchParams): Reply | undefined {
    if (!plan.isFree || Number(query.get('season')) < SEASON) return undefined;
    return refused('plan', 'Free plans do not have access to this season, try from 2022 to 2024.');
  }

  function standingsOf(query: URLSearchParams, now: number): Reply {
    const league = Number(query.get('league'));
    const tables = script.standings(league, now);
    return refusedSeason(query) ?? { response: vendorStandings(league, tables, script.names) };
  }

  function squadOf(query: URLSearchParams): Reply {
    const squad = script.squadOf(Number(query.get('team')));
    return { response: squad ? [vendorSquad(squad, script.names.team(squad.team_id))] : [] };
  }

  return (path, query, now) => {
    switch (path) {
      case '/fixtures':
        return fixturesOf(query, now);
      case '/odds':
        return oddsOf(query, now);
      case '/odds/live':
        return {
          response: [
            ...script.matches.flatMap((match) =>
              Math.abs(now - match.kickoff) < 4 * 3600 ? vendorLiveOdds(match, now) : [],
            ),
            ...quirks.flatMap((quirk) => quirk.oddsAt?.(now) ?? []),
          ],
        };
      case '/players/squads':
        return squadOf(query);
      case '/standings':
        return standingsOf(query, now);
      default:
        return refused('endpoint', 'This endpoint do not exist.');
    }
  };
}

const DAY = 86_400;

function refused(name: string, text: string): Reply {
  return { errors: { [name]: text } };
}
