import type { FeedLineups } from 'feeds/feedRecords';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { DetailState } from './details';

/** Fields in a fixed order, so that equal line-ups have equal texts. */
export function lineupsState({ match_id, is_confirmed, home, away }: FeedLineups): DetailState {
  return {
    id: match_id,
    state: { match_id, is_confirmed, home: home && wireTeam(home), away: away && wireTeam(away) },
  };
}

function wireTeam({ formation, coach, starters, bench }: TeamLineup): object {
  return { formation, coach, starters: starters.map(wirePlayer), bench: bench.map(wirePlayer) };
}

function wirePlayer({ id, name, number, position, grid }: LineupPlayer): object {
  return { id, name, number, position, grid };
}
