import type { Observable } from 'rxjs';
import type { Competition } from '../entities/competition';
import type { Country } from '../entities/country';
import type { Id } from '../entities/id';
import type { Match, MatchId } from '../entities/match';
import type { MatchState } from '../entities/matchState';
import type { Team } from '../entities/team';
import type { Query } from '../http/query';

/** What the hub sent of a match that the page does not have. */
export type StrangerMatch = { readonly match_time: number | undefined; readonly state: MatchState };

export type MatchRequest = {
  readonly path: string;
  readonly query: Query;
  /** A match that is shown at once where it is known. */
  readonly id?: MatchId;
  /** Whether a match that is not in the window belongs there: then a snapshot is due. */
  readonly belongs?: (match: StrangerMatch) => boolean;
};

/** The request of a page at a time (server time in unix seconds); when its query changes, a new snapshot is due. */
export type MatchWindow = (now: number) => MatchRequest;

/** A match before and after. One that came has no `before`, one that left the window no `after`. */
export type MatchChange = {
  readonly id: MatchId;
  readonly before: Match | undefined;
  readonly after: Match | undefined;
  /** The hub sent it; a snapshot is no news (M9). */
  readonly isNews: boolean;
};

/** The names that matches point to. Records may be missing. */
export type MatchRecords = {
  readonly teams: ReadonlyMap<Id, Team>;
  readonly competitions: ReadonlyMap<Id, Competition>;
  readonly countries: ReadonlyMap<Id, Country>;
};

/** No answer, or one with nothing readable, such as only broken matches: that is no empty board (M19). */
export type FailureReason = 'unreachable' | 'unreadable';

/**
 * How current a board is. One that never had data differs from one with old data: the first has nothing to show, the
 * second keeps showing it with its age (S17).
 */
export type BoardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'inSync' }
  /** `since`: when it last matched the server, in unix seconds; `isOffline`: for want of a connection. */
  | { readonly kind: 'behind'; readonly since: number; readonly isOffline: boolean }
  | { readonly kind: 'failed'; readonly why: FailureReason };

/** The matches of a window: a snapshot over REST, then every change from the hub. */
export type MatchBoard = MatchRecords & {
  /** Each match is the same object until something of it changes. */
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** One array a frame of the hub, and one a snapshot, each match in it once. */
  readonly change$: Observable<readonly MatchChange[]>;
  /** Emits at once when subscribed to. */
  readonly state$: Observable<BoardState>;
  /** Loads a snapshot now, because the visitor asks. */
  reload(): void;
  /** Keeps the window in sync until the returned function is called; afterwards it has what it had. */
  open(): () => void;
};

/** What the site knows of matches: each once, whatever page asked for it. */
export type Matches = {
  get(id: MatchId): Match | undefined;
  /** The matches of a window, empty until it is opened. */
  board(window: MatchWindow): MatchBoard;
};
