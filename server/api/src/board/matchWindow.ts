import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Id } from 'shared-kernel/entities/id';
import type { BoardName } from 'shared-kernel/rules/board/boardName';
import type { CompetitionOrder } from 'shared-kernel/rules/competitionOrder';

/** A request for matches in canonical form. Times are unix seconds: `from <= kick-off < to`. */
export type MatchWindow = {
  from: number;
  to: number;
  /** Sorted, each once; empty means any. */
  statuses: readonly number[];
  pageSize: number;
  /** Only matches of this competition, and of this team. */
  competition?: Id | undefined;
  team?: Id | undefined;
  /** Only the first of these matches that a board shows. */
  top?: TopWanted | undefined;
};

/** The window of all matches. */
export const ALL_MATCHES = {
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  pageSize: Number.POSITIVE_INFINITY,
  statuses: [],
} as const;

export type TopWanted = {
  most: number;
  /** Rows before the first one that is wanted. */
  skipped: number;
  board: BoardName;
  filter: BoardFilter;
  /** When, in whole unix seconds: the order depends on what kicks off within the hour. */
  at: number;
  site: SiteCompetitions;
};

/** What the site's settings say of competitions: those of the euro filter (M8), and their order (M21). */
export type SiteCompetitions = { readonly euro: ReadonlySet<Id>; readonly order: CompetitionOrder };

export function createMatchWindow(given: MatchWindow): MatchWindow {
  return { ...given, statuses: [...new Set(given.statuses)].sort((a, b) => a - b) };
}

/** Equal for windows with the same answer at one moment. */
export function windowKey({ from, to, statuses, pageSize, competition, team, top }: MatchWindow): string {
  const first = top ? `/${top.most}/${top.skipped}/${top.board}/${top.filter}` : '';
  const whose = JSON.stringify([competition ?? null, team ?? null]);
  return `${from}-${to}/${statuses.join(',')}/${pageSize}/${whose}${first}`;
}
