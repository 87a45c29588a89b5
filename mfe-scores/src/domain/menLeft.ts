import type { PlayEntry, TimelineEntry } from './timelineEntry';

const ELEVEN = 11;

/** With fewer a match does not go on (Laws of the Game, law 3), so that a smaller number was counted wrongly. */
const FEWEST = 7;

/**
 * How many men a side has on the pitch after each sending-off, by the entry's `place`. Missing where the feed does not tell: a man
 * without a name may have been on the bench, and so may one who had gone off.
 */
export function menLeft(entries: readonly TimelineEntry[]): ReadonlyMap<number, number> {
  const play = entries.filter((entry) => entry.kind !== 'break');
  return new Map([...menOf(play, 'home'), ...menOf(play, 'away')]);
}

function menOf(play: readonly PlayEntry[], side: 'home' | 'away'): [place: number, men: number][] {
  const known: [number, number][] = [];
  const gone = new Set<string>();
  let men = ELEVEN;
  for (const entry of play) {
    if (entry.side !== side) continue;
    if (entry.kind === 'substitution') {
      if (entry.player !== undefined) gone.delete(entry.player);
      if (entry.off !== undefined) gone.add(entry.off);
    }
    if (entry.kind !== 'card' || entry.colour === 'yellow') continue;
    if (entry.player === undefined) return known;
    if (gone.has(entry.player)) continue;
    gone.add(entry.player);
    men -= 1;
    if (men >= FEWEST) known.push([entry.place, men]);
  }
  return known;
}
