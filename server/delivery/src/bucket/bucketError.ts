/** Why a bucket is of no use at this moment, for `/metrics`. */
export type BucketFault =
  /** It does not know our keys, or they may not. */
  | 'denied'
  /** It is not reached, or says that it cannot. */
  | 'failed'
  /** No answer, or not the whole of one, in time. */
  | 'slow'
  /** What it answers is not what was put there. */
  | 'damaged'
  /** It lacks what it should have. */
  | 'missing'
  /** The folder here cannot be written. */
  | 'disk';

export const BUCKET_FAULTS = [
  'denied',
  'failed',
  'slow',
  'damaged',
  'missing',
  'disk',
] as const satisfies BucketFault[];

/** The message is one line for the operator. */
export class BucketError extends Error {
  override readonly name = 'BucketError';

  constructor(
    readonly kind: BucketFault,
    message: string,
  ) {
    super(message);
  }
}

/** Whether something was there, and is not what was put there. */
export const isDamaged = (error: unknown) => error instanceof BucketError && error.kind === 'damaged';
