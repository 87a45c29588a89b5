import { POSITIONS as ORDER } from 'shared-kernel/entities/player';
import type { FeedSquad } from '../../feedRecords';
import type { WorldCompetition, WorldTeam } from '../world/world';
import { coachOf, squadOf } from './squad';

/** Positions by shirt: who begins in a 4-4-2, the second goalkeeper, then the bench. */
const LINES = { begin: { G: 1, D: 4, M: 4, F: 2 }, bench: { G: 1, D: 3, M: 3, F: 2 } } as const;

const POSITIONS = Object.values(LINES).flatMap((lines) =>
  ORDER.flatMap((position) => Array.from({ length: lines[position] }, () => position)),
);

/** A team's squad as the feed emits it. */
export function feedSquad(competition: WorldCompetition, team: WorldTeam, seed: number): FeedSquad {
  const players = squadOf(competition, team, seed).map(({ id, name, number }, index) => ({
    id,
    name,
    number,
    position: POSITIONS[index],
  }));
  return { team_id: team.id, coach: coachOf(competition, team, seed), players };
}
