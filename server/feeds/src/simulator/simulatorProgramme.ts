import type { FeedBatch } from '../provider';
import type { Programme, Timeline } from '../timeline/programme';
import { crestPath } from './crest/drawCrest';
import { feedSquad } from './match/feedSquad';
import { infoTimeline } from './match/info';
import { lineupsTimeline } from './match/lineups';
import { matchTimeline } from './match/matchTimeline';
import { pricesUntil } from './match/pricesUntil';
import { STORY_BEGINS_BEFORE } from './match/story';
import { DAY, type Season } from './season/calendar';
import { type CupMatch, createCup } from './season/createCup';
import { createLeague, type League } from './season/createLeague';
import type { PlannedMatch } from './season/createSchedule';
import { pastCupResults, pastResults } from './season/pastResults';
import type { World, WorldCompetition } from './world/world';

/** Fourteen days either way, in every time zone. */
const HORIZON = 15.5 * DAY;

/** Matches that kicked off up to so long before have the moves of their prices as well. */
const PRICES_OF = DAY / 2;

/** Cups have what was played in so many seconds before. */
const CUPS_OF = 400 * DAY;

/** New fixtures enter the programme on the hour. */
const ARRIVALS_EVERY = 3600;

/** A simulated world as a programme. It depends only on the seed, the start of the run and the time. */
export function simulatorProgramme({ countries, competitions, cups }: World, season: Season): Programme {
  const leagues = competitions.map((competition) => createLeague(competition, season));
  const between = (from: number, until: number) =>
    leagues.flatMap((league) =>
      league.matchesBetween(from, until).map((match) => ({ league, match, kickoff: match.fixture.kickoff })),
    );
  const cupMatches = cups.map((cup) => createCup(cup, season));
  const cupTimelines = (from: number, until: number) =>
    cupMatches.flatMap((cup) => cup.matchesBetween(from, until).flatMap((match) => timelinesOfCup(match, season.seed)));
  const onTheHour = (moment: number) => Math.floor(moment / ARRIVALS_EVERY) * ARRIVALS_EVERY;

  return {
    catalogue: catalogueOf({ countries, competitions, cups }),
    opening(now) {
      const nearestFirst = between(now - HORIZON, onTheHour(now) + HORIZON).sort(
        (a, b) => Math.abs(a.kickoff - now) - Math.abs(b.kickoff - now),
      );
      const matches = nearestFirst.map(({ league, match }) => lazily(() => matchTimeline(league, match, season.seed)));
      const details = nearestFirst.flatMap(({ match }) => [
        lazily(() => lineupsTimeline(match, season.seed)),
        lazily(() => infoTimeline(match, season.seed)),
      ]);
      // Last, because nobody waits for them.
      const prices = nearestFirst.filter(
        ({ kickoff }) => kickoff > now - PRICES_OF && kickoff < now + STORY_BEGINS_BEFORE,
      );
      return [
        ...leagues.map(tableTimeline),
        ...matches,
        ...cupTimelines(now - HORIZON, onTheHour(now) + HORIZON),
        ...details,
        ...[...competitions, ...cups].map((competition) => squadsOf(competition, season.seed)),
        ...prices.map(({ match }) => earlierPrices(match, season.seed)),
      ];
    },
    *past(now) {
      for (const league of leagues) {
        for (const matches of league.playedBefore(now - HORIZON)) yield { results: pastResults(matches, season.seed) };
      }
      for (const cup of cupMatches) {
        const matches = cup.matchesBetween(now - CUPS_OF, now - HORIZON);
        yield { results: pastCupResults(matches, season.seed) };
      }
    },
    nextArrivalAfter: (moment) => onTheHour(moment) + ARRIVALS_EVERY,
    arrivals(since, until) {
      const [from, to] = [onTheHour(since) + HORIZON, onTheHour(until) + HORIZON];
      if (to <= from) return [];
      return [
        ...between(from, to).flatMap(({ league, match }) => [
          matchTimeline(league, match, season.seed),
          ...detailTimelines(match, season.seed),
        ]),
        ...cupTimelines(from, to),
      ];
    },
  };
}

/** Made when it is first looked at: all at once would stop the process. */
function lazily(make: () => Timeline): Timeline {
  let made: Timeline | undefined;
  const timeline = () => {
    made ??= make();
    return made;
  };
  return { nextAfter: (moment) => timeline().nextAfter(moment), at: (now) => timeline().at(now) };
}

function detailTimelines(match: PlannedMatch, seed: number): Timeline[] {
  return [lineupsTimeline(match, seed), infoTimeline(match, seed)];
}

/** A cup has no table, so its teams no places. */
const NO_TABLE = { placeOf: () => undefined, nextResultAfter: () => Number.POSITIVE_INFINITY };

/** A match of a cup is there once its teams are known. */
function timelinesOfCup(match: CupMatch, seed: number): Timeline[] {
  const { announcedAt } = match;
  return [matchTimeline(NO_TABLE, match, seed), ...detailTimelines(match, seed)].map(({ nextAfter, at }) => ({
    nextAfter: (moment) => (moment < announcedAt ? announcedAt : nextAfter(moment)),
    at: (now) => (now < announcedAt ? {} : at(now)),
  }));
}

function catalogueOf({ countries, competitions, cups }: World): FeedBatch {
  return {
    countries,
    competitions: [...competitions, ...cups].map(({ id, name, short_name, primary_color, is_hot }) => ({
      id,
      name,
      short_name,
      primary_color,
      is_hot,
      logo: undefined,
    })),
    teams: [...competitions, ...cups].flatMap(({ teams }) =>
      teams.map(({ id, name }) => ({ id, name, logo: crestPath(id) })),
    ),
  };
}

/** The prices of a match until the feed begins: a moment of its own, without a state that changes. */
function earlierPrices(match: PlannedMatch, seed: number): Timeline {
  return { nextAfter: () => undefined, at: (now) => ({ earlierPrices: pricesUntil(match, seed, now) }) };
}

/** The squads of a competition, which stay as they are. */
function squadsOf(competition: WorldCompetition, seed: number): Timeline {
  const squads = () => competition.teams.map((team) => feedSquad(competition, team, seed));
  return { nextAfter: () => undefined, at: () => ({ squads: squads() }) };
}

function tableTimeline({ competition, tableAt, nextResultAfter }: League): Timeline {
  return {
    nextAfter: nextResultAfter,
    at: (now) => ({ standings: [{ competition_id: competition.id, rows: tableAt(now) }] }),
  };
}
