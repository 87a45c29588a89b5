import written from './world.json';

/**
 * Common first and last parts of a country's names. The simulator's players are fictional: each is one `first`, a space
 * and one `last`, so a likeness to a real player is chance.
 */
export type NamePool = { first: readonly string[]; last: readonly string[] };

export type WorldCountry = { id: number; name: string };

/** `strength` is 1 to 99 and only compares clubs of one competition. */
export type WorldTeam = {
  id: number;
  name: string;
  strength: number;
  /** The names of its players, where they are not those of its competition. */
  players?: NamePool | undefined;
};

/**
 * A league of the simulator, with an even number of teams, or a cup of eight: two groups, then knock-out rounds.
 *
 * Ids outlive a run, so they are never changed or reused: a country's and a competition's is 1 to 999, a team's is the
 * competition's times 100 plus its index in the list on the day it was added.
 */
export type WorldCompetition = {
  id: number;
  name: string;
  /** At most six characters, unique. */
  short_name: string;
  /** `#rrggbb`, with a contrast to white text of at least 4.5. */
  primary_color: string;
  country_id: number;
  is_hot: boolean;
  /**
   * Usual kick-offs as `HH:mm` UTC, the most common first, at the offset of most of the season (winter time in leagues
   * from autumn to spring). The matches of a round take them in turn, then from the start again.
   * One that is twelve hours or more before the most common is after midnight: `00:30` beside `22:00` is two hours and a
   * half later.
   */
  kickoffs: readonly string[];
  players: NamePool;
  teams: readonly WorldTeam[];
};

/** `competitions` are leagues. Of cups there are those of national teams alone, because clubs play every third day already. */
export type World = {
  countries: readonly WorldCountry[];
  competitions: readonly WorldCompetition[];
  cups: readonly WorldCompetition[];
};

type Written = (typeof written.competitions | typeof written.cups)[number];

const pools = new Map(
  Object.entries(written.players).map(([key, { first, last }]) => [
    key,
    { first: first.split(', '), last: last.split(', ') },
  ]),
);

/**
 * The football world of the simulator: real competitions with the real clubs of the season 2025-26 (of 2025 where a
 * season is a calendar year). Only the matches, and the players in them, are invented; so is the cup.
 *
 * Kick-offs are spread over the zones so that at least eight matches are on at any minute of the day.
 */
export const world: World = {
  countries: written.countries,
  competitions: written.competitions.map(competitionOf),
  cups: written.cups.map(competitionOf),
};

function competitionOf(competition: Written): WorldCompetition {
  return {
    ...competition,
    players: namesOf(competition.players),
    teams: competition.teams.map((team) => ({
      ...team,
      players: 'players' in team ? namesOf(team.players) : undefined,
    })),
  };
}

function namesOf(key: string): NamePool {
  const names = pools.get(key);
  if (!names) throw new Error(`expected one of ${[...pools.keys()].join(', ')}, got ${key}`);
  return names;
}
