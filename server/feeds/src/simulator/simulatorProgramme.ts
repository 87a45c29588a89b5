import type { FeedBatch } from '../provider';
import type { Programme, Timeline } from '../timeline/programme';
import { infoTimeline } from './match/info';
import { lineupsTimeline } from './match/lineups';
import { matchTimeline } from './match/matchTimeline';
import { pricesUntil } from './match/pricesUntil';
import { STORY_BEGINS_BEFORE } from './match/story';
import { DAY, type Season } from './season/calendar';
import { createLeague, type League } from './season/createLeague';
import type { PlannedMatch } from './season/createSchedule';
import { pastResults } from './season/pastResults';
import type { World } from './world/world';

/** Fourteen days either way, in every time zone. */
const HORIZON = 15.5 * DAY;

/** Of matches that kicked off up to so long before, the moves of their prices are told as well. */
const PRICES_OF = DAY / 2;

/** New fixtures enter the programme on the hour. */
const ARRIVALS_EVERY = 3600;

/** A simulated world as a programme. It depends only on the seed, the start of the run and the time. */
export function simulatorProgramme({ countries, competitions }: World, season: Season): Programme {
  const leagues = competitions.map((competition) => createLeague(competition, season));
  const between = (from: number, until: number) =>
    leagues.flatMap((league) =>
      league.matchesBetween(from, until).map((match) => ({ league, match, kickoff: match.fixture.kickoff })),
    );
  const onTheHour = (moment: number) => Math.floor(moment / ARRIVALS_EVERY) * ARRIVALS_EVERY;

  return {
    catalogue: catalogueOf({ countries, competitions }),
    opening(now) {
      const nearestFirst = between(now - HORIZON, onTheHour(now) + HORIZON).sort(
        (a, b) => Math.abs(a.kickoff - now) - Math.abs(b.kickoff - now),
      );
      const matches = nearestFirst.map(({ league, match }) => matchTimeline(league, match, season.seed));
      const beside = nearestFirst.flatMap(({ match }) => besideTimelines(match, season.seed));
      // Last, because nobody waits for them.
      const prices = nearestFirst.filter(
        ({ kickoff }) => kickoff > now - PRICES_OF && kickoff < now + STORY_BEGINS_BEFORE,
      );
      return [
        ...leagues.map(tableTimeline),
        ...matches,
        ...beside,
        ...prices.map(({ match }) => earlierPrices(match, season.seed)),
      ];
    },
    *past(now) {
      for (const league of leagues) {
        for (const matches of league.playedBefore(now - HORIZON)) yield { results: pastResults(matches, season.seed) };
      }
    },
    nextArrivalAfter: (moment) => onTheHour(moment) + ARRIVALS_EVERY,
    arrivals(since, until) {
      const [from, to] = [onTheHour(since) + HORIZON, onTheHour(until) + HORIZON];
      return to > from
        ? between(from, to).flatMap(({ league, match }) => [
            matchTimeline(league, match, season.seed),
            ...besideTimelines(match, season.seed),
          ])
        : [];
    },
  };
}

function besideTimelines(match: PlannedMatch, seed: number): Timeline[] {
  return [lineupsTimeline(match, seed), infoTimeline(match, seed)];
}

function catalogueOf({ countries, competitions }: World): FeedBatch {
  return {
    countries,
    competitions: competitions.map(({ id, name, short_name, primary_color, is_hot }) => ({
      ...{ id, name, short_name, primary_color, is_hot },
      logo: undefined,
    })),
    teams: competitions.flatMap(({ teams }) => teams.map(({ id, name }) => ({ id, name, logo: undefined }))),
  };
}

/** The prices of a match until the feed begins: a moment of its own, without a state that changes. */
function earlierPrices(match: PlannedMatch, seed: number): Timeline {
  return { nextAfter: () => undefined, at: (now) => ({ earlierPrices: pricesUntil(match, seed, now) }) };
}

function tableTimeline({ competition, tableAt, nextResultAfter }: League): Timeline {
  return {
    nextAfter: nextResultAfter,
    at: (now) => ({ standings: [{ competition_id: competition.id, rows: tableAt(now) }] }),
  };
}
