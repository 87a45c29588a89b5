import type { LiveName } from '../pointers/liveName';
import type { Pointer } from '../pointers/pointerFile';
import type { HistoryLine } from './history';

/**
 * What is live, where several machines share it; the data folder is then a copy. Only for who holds the lock of the
 * name in this folder.
 */
export type SharedPointers = {
  /** Brings the folder level with it. @returns whether there is a pointer of this name */
  pull(name: LiveName): Promise<boolean>;
  /** Brings one more release into the folder, if there is such a release. */
  bring(name: LiveName, release: string): Promise<void>;
  /** Notes in the folder what another machine has noted of a release that is looked at, if one has. */
  bringNote(name: LiveName, release: string): Promise<void>;
  /**
   * Stores a release that is noted as looked at in this folder, its note first.
   *
   * @returns the secret of links that all machines have
   */
  putPreview(name: LiveName, release: string): Promise<Buffer>;
  /**
   * Replaces the pointer that was pulled last, after the releases that it names. In one step, or not at all.
   *
   * @param line nothing when it only repairs the one that is there
   * @throws ReleaseError that says who was first, when another pointer is there by now
   */
  put(pointer: Pointer, line: HistoryLine | undefined): Promise<void>;
};
