import { errorCode } from 'server-shared/files/errorCode';
import { toError } from 'shared-kernel/decode/toError';
import { BucketError } from './bucketError';

type Asked = {
  readonly called: string;
  readonly what: string;
  readonly isLate: boolean;
  readonly ms: number;
};

/** The status of an answer that the client of S3 throws as an error. */
export function statusOf(error: unknown): number | undefined {
  const answer: unknown = typeof error === 'object' && error ? Reflect.get(error, '$metadata') : undefined;
  const status: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, 'httpStatusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Whether a condition of a write did not hold; 409 is of two writes at once, 404 of an object that is gone. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 412 || status === 409 || (status === 404 && toError(error).name === 'NoSuchKey');
}

/** What the client of S3 threw, as a line for the operator. */
export function faultOf(error: unknown, { called, what, isLate, ms }: Asked): BucketError {
  if (error instanceof BucketError) return error;
  if (isLate) return new BucketError('slow', `The bucket ${called} gave no whole answer within ${ms / 1000} s.`);
  const status = statusOf(error);
  const { name, message } = toError(error);
  if (status === 401 || status === 403) {
    return new BucketError(
      'denied',
      `The bucket ${called} answered ${status} (${name}): expected keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY that may read and write there.`,
    );
  }
  if (name === 'NoSuchBucket') return new BucketError('missing', `There is no bucket ${called}: make it first.`);
  if (status !== undefined && status >= 400) {
    return new BucketError('failed', `The bucket ${called} answered ${status} (${name}).`);
  }
  if (status !== undefined) {
    return new BucketError(
      'damaged',
      `The bucket ${called} gave an answer for ${what} that cannot be read: ${message}`,
    );
  }
  return new BucketError('failed', `The bucket ${called} is not reached (${errorCode(error) || name}: ${message}).`);
}
