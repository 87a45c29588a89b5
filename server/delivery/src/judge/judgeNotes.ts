import type { LiveName } from '../pointers/liveName';
import type { Lease } from './createLease';
import type { WatchNote } from './watchNote';

/** What the judges of a site and the commands tell each other: who judges now, and what is to be watched. */
export type JudgeNotes = {
  /** For messages: `this data folder`. */
  readonly where: string;
  /** @param steadyMs never jumps */
  createLease(steadyMs: () => number): Lease;
  /** Becomes another one whenever the judge shows that it lives; nothing where none judges. */
  signOfLife(): Promise<string | undefined>;
  /** @returns none where this release is not to be watched, or the note cannot be understood, or perhaps that of another one */
  readWatch(name: LiveName, release: string): Promise<WatchNote | undefined>;
  /** Asks the judge to watch a release; written before it goes live, so that a killed command leaves it watched. */
  noteWatch(name: LiveName, note: WatchNote): Promise<void>;
  /** Whoever noted another release meanwhile wants that one watched. */
  forgetWatch(name: LiveName, release: string): Promise<void>;
};
