import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { SharedPointers } from '../changes/sharedPointers';
import type { LiveName } from '../pointers/liveName';
import type { LivePointers } from '../pointers/livePointers';
import type { SiteFolder } from '../siteFolder';
import type { Lease } from './createLease';
import type { CandidateProgress } from './judge';
import type { JudgeNotes } from './judgeNotes';
import type { CountedReleases } from './readCounts';

/** Whoever reads the history finds this as the one who changed it. */
export const JUDGE = 'judge';

/** What the judge decided, for the log and the metrics. */
export type Decision = {
  readonly remote: LiveName;
  readonly release: string;
  readonly kind: 'step' | 'promote' | 'withdraw' | 'watched' | 'rollback';
  readonly text: string;
};

/** A round of looking. */
export type Round = {
  readonly isLeader: boolean;
  /** Candidates, and releases that everybody just got, that were looked at. */
  readonly waiting: number;
  /** What kept it from deciding. */
  readonly fault: Error | undefined;
  /** All that have a pointer. */
  readonly names: readonly LiveName[];
};

export type JudgeMeans = {
  readonly site: SiteFolder;
  readonly pointers: LivePointers;
  /** Where several machines share what is live. */
  readonly shared?: SharedPointers | undefined;
  readonly notes: Pick<JudgeNotes, 'readWatch' | 'noteWatch' | 'forgetWatch'>;
  readonly lease: Lease;
  /** What was counted since a time in unix seconds. */
  readonly readCounts: (since: number) => Promise<CountedReleases>;
  /** What came of drawing with both releases of a remote. */
  readonly drawn: (pointer: RemotePointer) => CandidateProgress['drawn'];
  readonly now: () => Date;
  /** Never jumps. */
  readonly steadyMs: () => number;
  readonly onDecided: (decision: Decision) => void;
  readonly onRound: (round: Round) => void;
};
