import { world } from 'feeds/simulator/world/world';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { createBoard } from '../board/createBoard';
import { boardSnapshot } from './boardStore';

const leagues = [...world.competitions, ...world.cups];
const teams = leagues.flatMap((league) => league.teams.map(({ id, name }) => ({ id, name, logo: undefined })));

/** Ids by name. */
const idOf = new Map(teams.map(({ id, name }) => [name, id]));

type Timed = { id: number; home: string; away: string; match_time: number; status_id: number };

/** A board with all names of the simulator: a match of long ago of each team with the next one, and the given ones. */
export function worldBoard(given: readonly Timed[] = []) {
  const old = leagues.flatMap((league) =>
    league.teams.map(({ id }, at) => ({
      id,
      home_team_id: id,
      away_team_id: league.teams[at - 1]?.id ?? league.teams.at(-1)?.id ?? 0,
      match_time: 1000 + at,
      status_id: 8,
      competition_id: league.id,
      country_id: league.country_id,
    })),
  );
  const more = given.map(({ home, away, ...match }) => {
    const league = leagues.find((one) => one.teams.some(({ name }) => name === home));
    const ids = { home_team_id: idOf.get(home) ?? 0, away_team_id: idOf.get(away) ?? 0 };
    return { ...match, ...ids, competition_id: league?.id ?? 0, country_id: league?.country_id ?? 0 };
  });
  const matches = [...old, ...more].map((match) => aFeedMatch(match as Parameters<typeof aFeedMatch>[0]));
  const competitions = leagues.map(({ id, name, short_name, primary_color, is_hot }) => ({
    id,
    name,
    short_name,
    primary_color,
    is_hot,
    logo: undefined,
  }));
  return createBoard(boardSnapshot({ teams, competitions, countries: world.countries, matches }));
}
