import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { ScriptedMatch } from './script';

/**
 * The line-ups of a match in the vendor's shape; an empty list until they are official.
 *
 * @param teamOf a team as the vendor writes it
 */
export function vendorLineups<T>({ lineupsAt, at }: ScriptedMatch, now: number, teamOf: (id: number) => T) {
  const lineups = lineupsAt(now);
  const { home_team_id, away_team_id } = at(now);
  const side = (id: number, one: TeamLineup | undefined) => (one ? [sideOf(one, teamOf(id))] : []);
  return [...side(home_team_id, lineups?.home), ...side(away_team_id, lineups?.away)];
}

function sideOf<T>({ formation, coach, starters, bench }: TeamLineup, team: T) {
  return {
    team,
    coach: { id: null, name: coach ?? null, photo: null },
    formation: formation ?? null,
    startXI: starters.map(entryOf),
    substitutes: bench.map(entryOf),
  };
}

function entryOf({ id, name, number, position, grid }: LineupPlayer) {
  return {
    player: {
      ...{ id: Number(id), name, number: number ?? null, pos: position ?? null },
      grid: grid ? grid.join(':') : null,
    },
  };
}
