import type { KickLine } from './liveLine';
import type { TakenKick } from './shootout';

/** The kicks with the count of those scored, for the live text. One of an unknown side is left out, and nothing is counted after it. */
export function kickLines(kicks: readonly TakenKick[]): KickLine[] {
  const lines: KickLine[] = [];
  const score = { home: 0, away: 0 };
  let isCounted = true;
  for (const { side, ...kick } of kicks) {
    if (side === 'neither') {
      isCounted = false;
      continue;
    }
    if (kick.isScored) score[side] += 1;
    lines.push({ ...kick, kind: 'kick', side, score: isCounted ? { ...score } : undefined });
  }
  return lines;
}
