import type { Id } from 'shared-kernel/entities/id';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { Squad, SquadPlayer } from 'shared-kernel/entities/squad';

/** What several line-ups of one team say of its squad. */
type Seen = Omit<Squad, 'team_id'> & { seen_in: number };

/**
 * The players of a team's line-ups, where no feed reports its squad: who starts and who is on the bench. The newest line-up that
 * knows a player's shirt or position counts; a shirt that another player wears since is no longer theirs.
 *
 * @param lineups of one team, the newest first
 */
export function seenSquad(lineups: readonly TeamLineup[]): Seen | undefined {
  const listed = lineups.flatMap(({ starters, bench }) => [...starters, ...bench]);
  const ids = new Map(listed.flatMap(({ id, name }) => (id === undefined ? [] : [[name, id] as const])));
  const byKey = new Map<Id, SquadPlayer>();
  const shirts = new Map<number, Id>();
  for (const player of listed) {
    // A player without an id in one line-up is who has their name in another.
    const key = player.id ?? ids.get(player.name) ?? player.name;
    if (player.number !== undefined && !shirts.has(player.number)) shirts.set(player.number, key);
    byKey.set(key, withMore(byKey.get(key), player));
  }
  if (byKey.size === 0) return undefined;
  const players = [...byKey].map(([key, player]) => {
    const isTheirs = player.number === undefined || shirts.get(player.number) === key;
    return isTheirs ? player : { ...player, number: undefined };
  });
  return { coach: lineups.find(({ coach }) => coach)?.coach, players, seen_in: lineups.length };
}

function withMore(known: SquadPlayer | undefined, { id, name, number, position }: LineupPlayer): SquadPlayer {
  return {
    id: known?.id ?? id,
    name: known?.name ?? name,
    number: known?.number ?? number,
    position: known?.position ?? position,
  };
}
