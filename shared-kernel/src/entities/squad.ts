import * as v from 'valibot';
import { leaveOut, secondary, validItems } from '../decode/leftOut';
import { readBy } from '../decode/readBy';
import { id } from './id';
import { personName, playerFields, upTo } from './player';

/** More than any club registers. */
const MAX = 99;

const playerSchema = v.object(playerFields);

/** A player of a squad. Two of them may have one shirt: who left wore it, and who came after them does. */
export type SquadPlayer = v.InferOutput<typeof playerSchema>;

const playersSchema = v.pipe(
  validItems('players', playerSchema),
  readBy(`1 to ${MAX} players`, (given) => {
    const players = eachOnce(given);
    return players.length > 0 && players.length <= MAX ? players : undefined;
  }),
);

/** The players of a team, and its coach where it is known. */
export const squadSchema = v.object({
  team_id: id,
  coach: secondary('coach', personName),
  players: playersSchema,
  /** No feed reported the squad: these are the players of so many line-ups of late. */
  seen_in: secondary('seen_in', upTo(MAX, 'line-ups')),
});

export type Squad = v.InferOutput<typeof squadSchema>;

/** One player stands in a squad once; two players of one name may have different shirts. */
function eachOnce(players: readonly SquadPlayer[]): SquadPlayer[] {
  const seen = new Set<unknown>();
  return players.filter((player) => {
    const key = player.id ?? `${player.name} ${player.number ?? ''}`;
    if (seen.has(key)) leaveOut('players', 'each player once', player.name);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
