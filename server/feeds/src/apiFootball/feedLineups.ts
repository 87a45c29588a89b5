import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import { POSITIONS } from 'shared-kernel/entities/player';
import type { FeedLineups } from '../feedRecords';
import type { Fixture } from './fixture';
import type { VendorLineup } from './lineups';

/** Converts what is known; `undefined` without any. The vendor publishes line-ups when they are official. */
export function feedLineups({ fixture, teams, lineups = [] }: Fixture): FeedLineups | undefined {
  const side = (id: number): TeamLineup | undefined => {
    const found = lineups.find(({ team, startXI }) => team.id === id && startXI.length > 0);
    return found && teamOf(found);
  };
  const [home, away] = [side(teams.home.id), side(teams.away.id)];
  return home || away ? { match_id: fixture.id, is_confirmed: true, home, away } : undefined;
}

function teamOf({ formation, coach, startXI, substitutes }: VendorLineup): TeamLineup {
  const starters = startXI.map(playerOf);
  // The order of the list is written down nowhere: a formation without places must not be read as one.
  const isPlaced = starters.every(({ grid }) => grid !== undefined);
  return {
    formation: isPlaced ? formation : undefined,
    coach: coach?.name || undefined,
    starters,
    bench: substitutes.map(playerOf),
  };
}

function playerOf({ player: { id, name, number, pos, grid } }: VendorLineup['startXI'][number]): LineupPlayer {
  const [, line, place] = /^(\d{1,2}):(\d{1,2})$/.exec(grid ?? '') ?? [];
  return {
    id,
    name,
    number: number || undefined,
    position: POSITIONS.find((position) => position === pos),
    grid: line === undefined || place === undefined ? undefined : [Number(line), Number(place)],
  };
}
