import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';

/** A player in their line from the own goal on, the first from the team's left. */
export type PlacedPlayer = {
  player: LineupPlayer;
  /** From 1, the goalkeeper's. */
  line: number;
  /** Players in the line. */
  of: number;
};

/** The players of a side on its half, line by line and each line from the team's left. */
export type PlacedTeam = { players: readonly PlacedPlayer[]; lines: number };

/** More than this do not fit beside each other, or behind one another. */
const MAX_IN_LINE = 6;
const MAX_LINES = 7;

/**
 * Where the players of a side stand: by the places that came with them, else by the formation, in which order they are
 * listed. `undefined` where neither is known, or they contradict the players: no place is invented.
 */
export function placedPlayers(team: Pick<TeamLineup, 'formation' | 'starters'>): PlacedTeam | undefined {
  const lines = byGrid(team.starters) ?? byFormation(team);
  if (!lines || lines.length === 0 || lines.length > MAX_LINES || lines.some(({ length }) => length > MAX_IN_LINE))
    return undefined;
  const players = lines.flatMap((line, index) => line.map((player) => ({ player, line: index + 1, of: line.length })));
  return { players, lines: lines.length };
}

type Lines = readonly (readonly LineupPlayer[])[];

function byGrid(starters: readonly LineupPlayer[]): Lines | undefined {
  const places = new Map<number, Map<number, LineupPlayer>>();
  for (const player of starters) {
    if (!player.grid) return undefined;
    const [line, place] = player.grid;
    const players = places.get(line) ?? new Map<number, LineupPlayer>();
    if (players.has(place)) return undefined;
    places.set(line, players.set(place, player));
  }
  return inOrder(places).map(inOrder);
}

function inOrder<T>(items: ReadonlyMap<number, T>): T[] {
  return [...items].sort(([a], [b]) => a - b).map(([, item]) => item);
}

function byFormation({ formation, starters }: Pick<TeamLineup, 'formation' | 'starters'>): Lines | undefined {
  if (!formation) return undefined;
  const counts = [1, ...formation.split('-').map(Number)];
  if (counts.reduce((sum, count) => sum + count, 0) !== starters.length || !isFromTheGoal(starters)) return undefined;
  let from = 0;
  return counts.map((count) => {
    from += count;
    return starters.slice(from - count, from);
  });
}

/** Whether the list runs from the goalkeeper to the forwards, as far as positions are known. */
function isFromTheGoal([keeper, ...others]: readonly LineupPlayer[]): boolean {
  const ranks = others.flatMap(({ position }) => (position ? ['G', 'D', 'M', 'F'].indexOf(position) : []));
  const isSorted = ranks.every((rank, index) => rank > 0 && rank >= (ranks[index - 1] ?? 0));
  return isSorted && (keeper?.position ?? 'G') === 'G';
}
