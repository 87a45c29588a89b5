import { IncidentType } from 'shared-kernel/entities/incident';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { FeedLineups } from '../feedRecords';
import type { RecordedMatch, RecordedSide } from './recording';

/**
 * The men of a recorded match who started, and as its bench those who came on: a recording lists no others. It knows
 * neither shirts nor places, and none are invented.
 */
export function recordedLineups(match: RecordedMatch, match_id: number): FeedLineups | undefined {
  if (match.kind !== 'played' || !match.lineup) return undefined;
  const { events, lineup } = match;
  const side = (name: RecordedSide): TeamLineup | undefined => {
    const cameOn = events.flatMap(({ type, side: whose, playerIn }) =>
      type === IncidentType.Substitution && whose === name && playerIn !== undefined ? [playerIn] : [],
    );
    const starters = lineup[name];
    if (starters.length === 0) return undefined;
    return { formation: undefined, coach: undefined, starters: starters.map(manOf), bench: unique(cameOn).map(manOf) };
  };
  const [home, away] = [side('home'), side('away')];
  return home || away ? { match_id, is_confirmed: true, home, away } : undefined;
}

function manOf(name: string): LineupPlayer {
  return { id: undefined, name, number: undefined, position: undefined, grid: undefined };
}

const unique = (names: readonly string[]) => [...new Set(names)];
