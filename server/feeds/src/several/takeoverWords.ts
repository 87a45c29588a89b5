import type { Takeover } from './createOwners';

/** The changes of one moment in words, one line for each kind. @param feeds their names, as in `FEED` */
export function takeoverWords(
  takeovers: readonly Takeover[],
  feeds: readonly string[],
  silentFor: (takeover: Takeover) => number,
): string[] {
  const kinds = new Map<string, Takeover[]>();
  for (const one of takeovers) {
    const { from, to, reason, seen } = one;
    const kind = [from, to, reason, reason === 'contradiction' ? seen.id : seen.competition.key].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()].map((alike) => {
    const [first] = alike;
    if (!first) return '';
    const [from, to] = [feeds[first.from], feeds[first.to]];
    const { home, away, competition } = first.seen;
    const count = alike.length === 1 ? `${home} – ${away}` : `${alike.length} matches`;
    const what = `${count} (${competition.name}, ${competition.country})`;
    return because(first.reason, { from, to, what, seconds: Math.round(silentFor(first)) });
  });
}

type Said = { from: string | undefined; to: string | undefined; what: string; seconds: number };

function because(reason: Takeover['reason'], { from, to, what, seconds }: Said): string {
  switch (reason) {
    case 'silence':
      return `${from} has been silent for ${seconds} s: ${to} takes over ${what}`;
    case 'contradiction':
      return `${from} contradicts itself, the score went back and forth: ${to} takes over ${what}`;
    case 'standstill':
      return `${from} stands still while ${to} goes on: ${to} takes over ${what}`;
    case 'return':
      return `${to} is well again: it takes ${what} back from ${from}`;
  }
}
