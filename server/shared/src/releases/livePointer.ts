import {
  type Candidate,
  type RemotePointer,
  remotePointerSchema,
  type ShellPointer,
  shellPointerSchema,
} from 'shared-kernel/contract/pointer';
import { type Withdrawals, withdrawalsSchema } from 'shared-kernel/contract/withdrawals';
import * as v from 'valibot';

export const remoteFileSchema = v.object({ ...remotePointerSchema.entries, ...withdrawalsSchema.entries });
export const shellFileSchema = v.object({ ...shellPointerSchema.entries, ...withdrawalsSchema.entries });

/** What is live of a name, with what tabs ask for beside it: `/live/<name>.json`. */
export type RemoteFile = RemotePointer & Withdrawals;
export type ShellFile = ShellPointer & Withdrawals;
export type Pointer = RemoteFile | ShellFile;

/** Whether the server may render the pages of the release. */
export function isRendering(pointer: Pointer): boolean {
  return pointer.drawing !== 'off';
}

/** The shell is never off. */
export function stateOf(pointer: Pointer): 'on' | 'off' {
  return pointer.remote === 'shell' ? 'on' : pointer.state;
}

/** The shell has none: its scripts stand in the HTML, which is the same for everybody. */
export function candidateIn(pointer: RemotePointer | ShellPointer): Candidate | undefined {
  return pointer.remote === 'shell' ? undefined : pointer.candidate;
}

export function withoutCandidate<P extends RemotePointer | ShellPointer>(pointer: P): P {
  return pointer.remote === 'shell' ? pointer : { ...pointer, candidate: undefined };
}

/** The releases that a pointer names: live, the one before, and the candidate. */
export function releasesIn(pointer: RemotePointer | ShellPointer): string[] {
  const { live, previous } = pointer;
  return [live, previous, candidateIn(pointer)?.release].flatMap((one) => one?.release ?? []);
}
