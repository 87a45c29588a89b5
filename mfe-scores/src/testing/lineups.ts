import type { LineupPlayer, Lineups, TeamLineup } from 'shared-kernel/entities/lineups';

/** A player of a line-up; pass what the test is about. */
export function aPlayer(given: Partial<LineupPlayer> = {}): LineupPlayer {
  return { id: undefined, name: 'Quang Hải', number: undefined, position: undefined, grid: undefined, ...given };
}

/** Players with shirts from a number on. */
export function players(count: number, from = 1, word = 'Cầu thủ'): LineupPlayer[] {
  return Array.from({ length: count }, (_, index) =>
    aPlayer({ name: `${word} ${from + index}`, number: from + index }),
  );
}

/** Eleven players in a formation, two on the bench, and their coach. */
export function aTeamLineup(given: Partial<TeamLineup> = {}): TeamLineup {
  return { formation: '4-4-2', coach: 'Kim Sang-sik', starters: players(11), bench: players(2, 12, 'Dự bị'), ...given };
}

export function someLineups(given: Partial<Lineups> = {}): Lineups {
  return { match_id: 1, is_confirmed: true, home: aTeamLineup(), away: aTeamLineup({ coach: undefined }), ...given };
}
