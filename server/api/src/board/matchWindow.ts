/** A request for matches in canonical form. Times are unix seconds: `from <= kick-off < to`. */
export type MatchWindow = {
  from: number;
  to: number;
  /** Sorted, each once; empty means any. */
  statuses: readonly number[];
  pageSize: number;
};

export function createMatchWindow(given: MatchWindow): MatchWindow {
  return { ...given, statuses: [...new Set(given.statuses)].sort((a, b) => a - b) };
}

/** Equal for windows with the same answer. */
export function windowKey({ from, to, statuses, pageSize }: MatchWindow): string {
  return `${from}-${to}/${statuses.join(',')}/${pageSize}`;
}
