import { createPublicKey, type KeyObject } from 'node:crypto';
import { liveNameSchema, type NamedRelease } from 'server-shared/releases/liveAnswer';
import { isSignedBy } from 'server-shared/releases/releaseSignature';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const publicKey = v.pipe(
  text,
  v.rawTransform<string, KeyObject>(({ dataset, addIssue, NEVER }) => {
    try {
      const key = createPublicKey({ key: Buffer.from(dataset.value, 'base64'), format: 'der', type: 'spki' });
      if (key.asymmetricKeyType === 'ed25519') return key;
    } catch {
      // The same sentence says it.
    }
    addIssue({
      message: 'an Ed25519 public key: the base64 of `openssl pkey -pubout`, without its first and last line',
    });
    return NEVER;
  }),
);

/** `RELEASE_KEYS`: whose signature a release of which remotes needs; `*` is for all. */
export const releaseKeysSchema = v.array(
  v.object({
    name: text,
    key: publicKey,
    remotes: v.array(v.union([v.literal('*'), liveNameSchema], 'a remote, or *')),
  }),
  'JSON such as [{"name": "ads", "key": "MCow…", "remotes": ["mfe-ads"]}]',
);

export type ReleaseKey = v.InferOutput<typeof releaseKeysSchema>[number];

/** @throws Error when none of the keys that may release this remote has signed the release */
export function checkSignature(keys: readonly ReleaseKey[], named: NamedRelease): void {
  const { name, release } = named;
  const allowed = keys.filter(({ remotes }) => remotes.includes('*') || remotes.includes(name));
  if (keys.length === 0 || allowed.some(({ key }) => isSignedBy(key, named))) return;
  const whose = allowed.map((one) => one.name).join(', ') || 'nobody';
  throw new Error(
    `${name} ${release} is not served: expected a signature by a key of RELEASE_KEYS (${whose}), got none`,
  );
}
