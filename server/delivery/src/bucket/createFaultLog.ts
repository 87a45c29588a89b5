import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { BucketError, type BucketFault } from './bucketError';

export type BucketListener = {
  /** A read failed; the next one comes within a second. */
  failed(fault: BucketFault): void;
  /** All of it was read. */
  level(): void;
};

export type FaultLog = {
  /** @param part what of the bucket failed, such as a name */
  add(part: string, error: unknown): void;
  clear(part: string): void;
  isEmpty(): boolean;
};

/** Says once what is wrong with a bucket, whatever it is wrong with, and once that all is well again. */
export function createFaultLog(
  called: string,
  report: Report,
  tell: (line: string) => void,
  listener: BucketListener,
): FaultLog {
  const faults = new Map<string, string>();
  return {
    add(part, error) {
      const fault = toFault(error);
      listener.failed(fault.kind);
      const isSaid = [...faults.values()].includes(fault.message);
      faults.set(part, fault.message);
      if (!isSaid) report(new BucketError(fault.kind, `${fault.message} The site goes on with what it has.`));
    },
    clear(part) {
      if (faults.delete(part) && faults.size === 0) tell(`The bucket ${called} can be read again.`);
    },
    isEmpty: () => faults.size === 0,
  };
}

function toFault(error: unknown): BucketError {
  if (error instanceof BucketError) return error;
  return new BucketError('disk', `The copy of the bucket cannot be written here (${toError(error).message}).`);
}
