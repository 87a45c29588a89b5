import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { BucketPlace } from '../config/bucketPlace';
import { BucketError } from './bucketError';
import { bytesOf } from './bytesOf';
import { faultOf, isRefusal, statusOf } from './faultOf';

export type Found = { readonly kind: 'found'; readonly body: Buffer; readonly etag: string };

/** What stands in the way of a write: any object, or another one than that with this ETag; `any` is nothing. */
export type Condition = 'none there' | 'any' | { readonly only: string };

export type Listed = {
  readonly key: string;
  /** By the bucket's own clock. */
  readonly writtenAt: Date;
};

/** An S3 bucket below its prefix. Everything it throws is a {@link BucketError}. */
export type Bucket = {
  /** For messages: `s3://tyso/site`. */
  readonly called: string;
  /** @param known the ETag of what the caller has; answers `same` for it */
  get(key: string, mostBytes: number, known?: string): Promise<Found | { readonly kind: 'same' | 'none' }>;
  /** @returns the new ETag, or nothing when the condition does not hold */
  put(key: string, body: Buffer, condition: Condition): Promise<string | undefined>;
  /** From now on conditions name ETags without their quotes, which is all that some servers compare them with. */
  takeBareTags(): void;
  remove(key: string): Promise<void>;
  /** The objects below a folder, such as `live/`, in the order of their keys. A list may be older than the objects. */
  list(folder: string): Promise<Listed[]>;
};

/** @param attempts of each request; a reader that comes again each second needs no second one */
export type Patience = {
  readonly ms: number;
  readonly attempts: number;
  /** Ends all requests. */
  readonly ending?: AbortSignal;
};

/** Loads the client, which nobody without a bucket needs. */
export async function openBucket(place: BucketPlace, { ms, attempts, ending }: Patience): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client(settingsOf(place, attempts));
  const called = `s3://${place.bucket}/${place.prefix}`.replace(/\/$/, '');
  let areTagsBare = false;
  const at = (key: string) => ({ Bucket: place.bucket, Key: place.prefix + key });

  /** @param isAnswer which statuses are no fault */
  async function ask<T>(
    what: string,
    request: (signal: AbortSignal) => Promise<T>,
    isAnswer: (error: unknown) => boolean = () => false,
  ): Promise<T | number> {
    const late = AbortSignal.timeout(ms);
    const signal = ending ? AbortSignal.any([late, ending]) : late;
    try {
      return await request(signal);
    } catch (error) {
      if (isAnswer(error)) return statusOf(error) ?? 0;
      throw faultOf(error, { called, what, isLate: late.aborted, ms });
    }
  }

  function headersOf(condition: Condition) {
    if (condition === 'any') return {};
    if (condition === 'none there') return { IfNoneMatch: '*' };
    return { IfMatch: areTagsBare ? condition.only.replaceAll('"', '') : condition.only };
  }

  return {
    called,
    takeBareTags() {
      areTagsBare = true;
    },
    async get(key, mostBytes, known) {
      const answer = await ask(
        key,
        async (signal) => {
          const command = new s3.GetObjectCommand({ ...at(key), ...(known ? { IfNoneMatch: known } : {}) });
          const { Body, ETag, ContentLength } = await client.send(command, { abortSignal: signal });
          return { etag: ETag ?? '', body: await bytesOf(key, Body, { mostBytes, length: ContentLength, signal }) };
        },
        (error) => statusOf(error) === 304 || isAbsent(error),
      );
      if (typeof answer === 'number') return { kind: answer === 304 ? 'same' : 'none' };
      if (answer.etag === '') throw new BucketError('damaged', `${called}/${key}: expected an ETag, got none.`);
      return { kind: 'found', ...answer };
    },
    async put(key, body, condition) {
      const command = new s3.PutObjectCommand({ ...at(key), Body: body, ...headersOf(condition) });
      const answer = await ask(key, async (signal) => client.send(command, { abortSignal: signal }), isRefusal);
      return typeof answer === 'number' ? undefined : (answer.ETag ?? '');
    },
    async remove(key) {
      await ask(key, async (signal) => client.send(new s3.DeleteObjectCommand(at(key)), { abortSignal: signal }));
    },
    async list(folder) {
      const listed: Listed[] = [];
      let more: string | undefined;
      do {
        const page = { Prefix: place.prefix + folder, ...(more === undefined ? {} : { ContinuationToken: more }) };
        const command = new s3.ListObjectsV2Command({ Bucket: place.bucket, ...page });
        const answer = await ask(`${folder}*`, async (signal) => client.send(command, { abortSignal: signal }));
        const { Contents = [], NextContinuationToken } = typeof answer === 'number' ? {} : answer;
        for (const { Key, LastModified = new Date() } of Contents) {
          if (Key !== undefined) listed.push({ key: Key.slice(place.prefix.length), writtenAt: LastModified });
        }
        more = NextContinuationToken;
      } while (more !== undefined);
      return listed;
    },
  };
}

/** A bucket that is not there is a fault, an object is not. */
const isAbsent = (error: unknown) =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

function settingsOf({ endpoint, region, keys }: BucketPlace, attempts: number): S3ClientConfig {
  return {
    region,
    maxAttempts: attempts,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
    // Other servers than Amazon's do not know the newer sums; hashes of ours are checked in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
