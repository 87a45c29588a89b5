import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { FeedLineups, FeedSquad } from '../feedRecords';

/** A player of a line-up; pass what the test is about. */
export function aPlayer(given: Partial<LineupPlayer> = {}): LineupPlayer {
  return { id: undefined, name: 'Quang Hải', number: undefined, position: undefined, grid: undefined, ...given };
}

/** Eleven players in a 4-4-2, two on the bench. */
export function aTeamLineup(given: Partial<TeamLineup> = {}): TeamLineup {
  const starters = Array.from({ length: 11 }, (_, index) =>
    aPlayer({ name: `Cầu thủ ${index + 1}`, number: index + 1 }),
  );
  const bench = [12, 13].map((number) => aPlayer({ name: `Dự bị ${number}`, number }));
  return { formation: '4-4-2', coach: 'Park Hang-seo', starters, bench, ...given };
}

export function aLineups(given: Partial<FeedLineups> = {}): FeedLineups {
  return { match_id: 1, is_confirmed: true, home: aTeamLineup(), away: aTeamLineup(), ...given };
}

/** A goalkeeper, a forward, and their coach. */
export function aSquad(given: Partial<FeedSquad> = {}): FeedSquad {
  return {
    team_id: 101,
    coach: 'Kim Sang-sik',
    players: [
      { id: 9, name: 'Văn Lâm', number: 1, position: 'G' },
      { id: 7, name: 'Tiến Linh', number: 22, position: 'F' },
    ],
    ...given,
  };
}
