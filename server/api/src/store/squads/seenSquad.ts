import type { Id } from 'shared-kernel/entities/id';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { Squad, SquadPlayer } from 'shared-kernel/entities/squad';

/** What several line-ups of one team say of its squad. */
type Seen = Omit<Squad, 'team_id'> & { seen_in: number };

/**
 * The men of a team's line-ups, where no feed tells its squad: who starts and who is on the bench. The newest line-up that
 * knows a man's shirt or position counts; a shirt that another man wears since is no longer his.
 *
 * @param lineups of one team, the newest first
 */
export function seenSquad(lineups: readonly TeamLineup[]): Seen | undefined {
  const listed = lineups.flatMap(({ starters, bench }) => [...starters, ...bench]);
  const ids = new Map(listed.flatMap(({ id, name }) => (id === undefined ? [] : [[name, id] as const])));
  const men = new Map<Id, SquadPlayer>();
  const shirts = new Map<number, Id>();
  for (const man of listed) {
    // A man without an id in one line-up is who has his name in another.
    const key = man.id ?? ids.get(man.name) ?? man.name;
    if (man.number !== undefined && !shirts.has(man.number)) shirts.set(man.number, key);
    men.set(key, withMore(men.get(key), man));
  }
  if (men.size === 0) return undefined;
  const players = [...men].map(([key, man]) => {
    const isHis = man.number === undefined || shirts.get(man.number) === key;
    return isHis ? man : { ...man, number: undefined };
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
