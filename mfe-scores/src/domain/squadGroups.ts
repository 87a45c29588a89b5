import type { Position } from 'shared-kernel/entities/player';
import type { SquadPlayer } from 'shared-kernel/entities/squad';

/** Those who play in one line, or whose line is unknown. */
export type SquadGroup = { position: Position | 'unknown'; players: readonly SquadPlayer[] };

const ORDER = ['G', 'D', 'M', 'F', 'unknown'] as const;

/** A squad from the goalkeepers on, in each line by shirt; who has none comes last. Lines without anybody are left out. */
export function squadGroups(players: readonly SquadPlayer[]): SquadGroup[] {
  return ORDER.map((position) => ({
    position,
    players: players.filter((one) => (one.position ?? 'unknown') === position).sort(byShirt),
  })).filter((group) => group.players.length > 0);
}

function byShirt({ number: one = Infinity }: SquadPlayer, { number: other = Infinity }: SquadPlayer): number {
  return one === other ? 0 : one - other;
}
