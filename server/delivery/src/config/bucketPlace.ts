import { readEnvironment, VariableError } from 'server-shared/config/environment';
import { webAddress } from 'server-shared/config/fields';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** A bucket in which several machines keep releases and pointers. */
export type BucketPlace = {
  readonly bucket: string;
  /** Empty, or a path that ends with `/`. */
  readonly prefix: string;
  /** Of another server than Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Absent where the machine itself has a role, as the client of S3 finds out. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined;
};

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/)*[\w.-]+)?)?\/?$/;

/** The field's usual variables, and ours. */
export const bucketVariables = {
  RELEASES: v.optional(v.pipe(text, v.regex(ADDRESS, 'a bucket such as s3://tyso/site'))),
  AWS_ENDPOINT_URL_S3: v.optional(webAddress),
  AWS_ENDPOINT_URL: v.optional(webAddress),
  AWS_REGION: v.optional(text, 'us-east-1'),
  AWS_ACCESS_KEY_ID: v.optional(text),
  AWS_SECRET_ACCESS_KEY: v.optional(text),
};

const schema = v.object(bucketVariables);

/**
 * Where releases are kept, if not in the data folder.
 *
 * @throws VariableError when only half of a pair of keys is there
 */
export function bucketPlaceOf(env: v.InferOutput<typeof schema>): BucketPlace | undefined {
  const [, bucket, prefix] = ADDRESS.exec(env.RELEASES ?? '') ?? [];
  if (bucket === undefined) return undefined;
  const [id, secret] = [env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY];
  if ((id === undefined) !== (secret === undefined)) {
    const [there, missing] = id ? ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] : ['SECRET_ACCESS_KEY', 'ACCESS_KEY_ID'];
    throw new VariableError(`AWS_${missing}: expected the other half of AWS_${there}, got nothing`);
  }
  return {
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    endpoint: env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL,
    region: env.AWS_REGION,
    keys: id !== undefined && secret !== undefined ? { id, secret } : undefined,
  };
}

/** {@link bucketPlaceOf} for commands, which read no other configuration. @throws VariableError */
export function readBucketPlace(variables: NodeJS.ProcessEnv): BucketPlace | undefined {
  return bucketPlaceOf(readEnvironment(schema, variables));
}
