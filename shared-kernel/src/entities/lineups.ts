import * as v from 'valibot';
import { flag, text } from '../decode/fields';
import { leaveOut, secondary, validItems } from '../decode/leftOut';
import { readBy } from '../decode/readBy';
import { id } from './id';
import { personName, playerFields, upTo } from './player';

/** A side has no more players on the pitch, and no coach names more on the bench. */
const MAX_STARTERS = 11;
const MAX_ON_BENCH = 30;

/** Lines of a formation from the goalkeeper on, and players within a line. */
const MAX_LINES = 7;

const grid = v.pipe(
  v.array(upTo(MAX_LINES, 'a line or place'), 'a line and a place'),
  readBy('a line and a place', ([line, place, ...more]): [line: number, place: number] | undefined =>
    line === undefined || place === undefined || more.length > 0 ? undefined : [line, place],
  ),
);

/** `4-2-3-1`: players of each line before the goalkeeper, beginning at the own goal. */
const formation = v.pipe(
  text,
  readBy('a formation such as 4-2-3-1', (given) => /^[1-9](?:-[1-9]){1,5}$/.exec(given.trim())?.[0]),
);

const playerSchema = v.object({
  ...playerFields,
  /** Line from the own goal on (1: the goalkeeper) and place within it, from the team's left. */
  grid: secondary('grid', grid),
});

/** A player of a line-up. Only their name is required (M19). */
export type LineupPlayer = v.InferOutput<typeof playerSchema>;

const teamSchema = v.pipe(
  v.object({
    formation: secondary('formation', formation),
    coach: secondary('coach', personName),
    starters: validItems('starters', playerSchema),
    bench: secondary('bench', validItems('bench', playerSchema), []),
  }),
  readBy(`1 to ${MAX_STARTERS} players who start`, (team) =>
    team.starters.length > 0 && team.starters.length <= MAX_STARTERS ? withoutDoubts(team) : undefined,
  ),
);

/** One side's players: those who start, from the goalkeeper on where the feed lists them so, and the bench. */
export type TeamLineup = v.InferOutput<typeof teamSchema>;

/**
 * The line-ups of a match; a side whose line-up is not known, or cannot be read, has none.
 *
 * `is_confirmed`: they are those of the referee's sheet, and no expectation.
 */
export const lineupsSchema = v.object({
  match_id: id,
  is_confirmed: secondary('is_confirmed', flag, false),
  home: secondary('home', teamSchema),
  away: secondary('away', teamSchema),
});

export type Lineups = v.InferOutput<typeof lineupsSchema>;

type Players = { starters: LineupPlayer[]; bench: LineupPlayer[] };

/** One player stands in a line-up once; of two with one shirt, nobody knows whose it is. */
function withoutDoubts<T extends Players>(team: T): T {
  const isTooMany = team.bench.length > MAX_ON_BENCH;
  if (isTooMany) leaveOut('bench', `at most ${MAX_ON_BENCH} players`, team.bench);
  const starters = eachOnce('starters', team.starters, new Set());
  const bench = eachOnce('bench', isTooMany ? [] : team.bench, new Set(starters.map(keyOf)));
  const shirts = new Map<number, number>();
  for (const { number } of [...starters, ...bench]) if (number) shirts.set(number, (shirts.get(number) ?? 0) + 1);
  const sure = (player: LineupPlayer): LineupPlayer => {
    if (player.number === undefined || shirts.get(player.number) === 1) return player;
    leaveOut('number', 'a shirt of one player', player.number);
    return { ...player, number: undefined };
  };
  return { ...team, starters: starters.map(sure), bench: bench.map(sure) };
}

function eachOnce(list: string, players: readonly LineupPlayer[], seen: Set<unknown>): LineupPlayer[] {
  return players.filter((player) => {
    const key = keyOf(player);
    if (seen.has(key)) leaveOut(list, 'each player once', player.name);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Two players of one name may have different shirts; two records of one player do not. */
function keyOf({ id: known, name: called, number }: LineupPlayer): unknown {
  return known ?? `${called} ${number ?? ''}`;
}
