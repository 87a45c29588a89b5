import { dayAt } from '../../apiFootball/job';
import { isInPlay } from '../../apiFootball/status';
import type { FakePlan } from './createLimits';
import type { Detail, PlayedFixture } from './recordedFixtures';

/** What a request is answered, or why it is refused. */
export type Reply = { response: unknown } | { errors: Readonly<Record<string, string>> };

/** The vendor answers so many matches by their ids at once. */
const AT_ONCE = 20;

const DAY = 86_400;

/** Answers the requests that the provider makes; what it knows nothing of is refused in the vendor's way. */
export function createRoutes(
  matches: readonly PlayedFixture[],
  plan: FakePlan,
): (path: string, query: URLSearchParams, now: number) => Reply {
  const reply = (some: readonly PlayedFixture[], now: number, detail: Detail): Reply => ({
    response: some.flatMap((match) => match.at(now, detail)),
  });

  function fixturesOf(query: URLSearchParams, now: number): Reply {
    const [live, date, ids, id] = ['live', 'date', 'ids', 'id'].map((name) => query.get(name));
    if (live) return liveNow(live, now);
    if (date) return ofDay(date, now);
    if (ids && plan.isFree) return refused('plan', 'Free plans do not have access to the Ids parameter.');
    const wanted = (ids ?? id ?? '').split('-').map(Number);
    if (wanted.length > AT_ONCE) return refused('ids', 'The Ids field must not have more than 20 ids.');
    const found = matches.filter((match) => wanted.includes(match.id));
    return reply(found, now, 'whole');
  }

  function liveNow(leagues: string, now: number): Reply {
    const wanted = new Set(leagues === 'all' ? matches.map(({ league }) => league) : leagues.split('-').map(Number));
    const live = matches.filter((match) => wanted.has(match.league) && isInPlay(match.short(now)));
    return reply(live, now, 'live');
  }

  function ofDay(date: string, now: number): Reply {
    const [from, until] = [dayAt(now - DAY), dayAt(now + DAY)];
    if (plan.isFree && (date < from || date > until))
      return refused('plan', `Free plans do not have access to this date, try from ${from} to ${until}.`);
    const theirs = matches.filter(({ kickOff }) => dayAt(kickOff) === date);
    return reply(theirs, now, 'listing');
  }

  /** The recording has no prices before a match and no tables. */
  function noneOfSeason(): Reply {
    if (!plan.isFree) return { response: [] };
    return refused('plan', 'Free plans do not have access to this season, try from 2022 to 2024.');
  }

  return (path, query, now) => {
    switch (path) {
      case '/fixtures':
        return fixturesOf(query, now);
      case '/odds':
      case '/standings':
        return noneOfSeason();
      case '/odds/live':
        return { response: matches.flatMap((match) => match.odds(now)) };
      case '/players/squads':
        return { response: [] };
      default:
        return refused('endpoint', 'This endpoint do not exist.');
    }
  };
}

function refused(name: string, text: string): Reply {
  return { errors: { [name]: text } };
}
