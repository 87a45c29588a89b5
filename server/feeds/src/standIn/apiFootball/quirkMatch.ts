import type { FeedMatch } from '../../feedRecords';
import type { Detail, Json } from './vendorFixture';

/** A match written by hand, with something that a client may stumble over. */
export type QuirkMatch = {
  id: number;
  /** What is odd about it. */
  name: string;
  league: number;
  kickoff: number;
  /** Its entries in an answer; none where such an answer does not list it then. */
  at(now: number, detail: Detail): Json[];
  oddsAt?(now: number): Json[];
  /** What the board must show of it when all is over. */
  final: Partial<FeedMatch>;
};

export type QuirkMaker = (id: number, kickoff: number) => QuirkMatch;
