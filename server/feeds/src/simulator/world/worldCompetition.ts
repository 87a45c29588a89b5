import type { NamePool } from './players/namePool';

/** `strength` is 1 to 99 and only compares clubs of one competition. */
export type WorldTeam = {
  id: number;
  name: string;
  strength: number;
  /** The names of its players, where they are not those of its competition. */
  players?: NamePool;
};

/**
 * A league of the simulator.
 *
 * Ids outlive a run, so they are never changed or reused: a competition's is 1 to 999, a team's is the competition's
 * times 100 plus its index in the list on the day it was added.
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
  /** The names of its scorers. */
  players: NamePool;
  /** An even number, so that all teams play in a round. */
  teams: readonly WorldTeam[];
};
