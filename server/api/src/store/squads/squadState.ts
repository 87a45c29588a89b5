import type { FeedSquad } from 'feeds/feedRecords';
import type { DetailState } from '../details';

/** Fields in a fixed order, so that equal squads have equal texts. */
export function squadState({ team_id, coach, players }: FeedSquad): DetailState {
  const wire = players.map(({ id, name, number, position }) => ({ id, name, number, position }));
  return { id: team_id, state: { team_id, coach, players: wire } };
}
