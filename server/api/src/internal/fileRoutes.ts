import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX } from 'server-shared/releases/build';
import { sha256Schema } from 'server-shared/releases/liveAnswer';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import type { Store } from '../store/store';
import { changerOf } from './callers';

/** Files of releases, each under the hash of its bytes: `delivery` and teams read them, teams send and erase them. */
type Files = {
  store: Pick<Store, 'releases'>;
  /** Server time in unix seconds. */
  now: () => number;
};

type Named = FastifyRequest<{ Params: { sha256: string } }>;

const reasonSchema = v.object({ reason: v.pipe(text, v.minLength(1, 'a reason'), v.maxLength(1000)) });

/** In base64 one byte in three more, and some for the list. */
export const MAX_SENT = 2 * MAX.fileBytes;

const contentsSchema = v.object({ files: v.array(text) });
const hashesSchema = v.object({ hashes: v.pipe(v.array(sha256Schema), v.minLength(1, 'a hash')) });

export function fileRoute({ store: { releases } }: Pick<Files, 'store'>) {
  return async ({ params: { sha256 } }: Named, reply: FastifyReply) => {
    const bytes = (await releases.files([decode(sha256Schema, sha256)])).get(sha256);
    if (!bytes) throw new ApiError(404, 'not_found', `There is no file ${sha256}`);
    return reply.type('application/octet-stream').send(bytes);
  };
}

/** Each is stored under the hash that it has, whatever its sender takes it for. */
export function putFilesRoute({ store: { releases }, now }: Files) {
  return async ({ body }: FastifyRequest) => {
    const { files } = decode(contentsSchema, body);
    await releases.putFiles(
      files.map((file) => Buffer.from(file, 'base64')),
      now(),
    );
    return { data: {} };
  };
}

/** Those that are there stay for a day at least. */
export function missingFilesRoute({ store: { releases }, now }: Files) {
  return async ({ body }: FastifyRequest) => {
    const { hashes } = decode(hashesSchema, body);
    const seen = await releases.seeFiles(hashes, now());
    return { data: { missing: hashes.filter((sha256) => !seen.has(sha256)) } };
  };
}

/** Hears what was erased, and why. */
export type OnErased = (what: { by: string; sha256: string; releases: readonly string[]; reason: string }) => void;

export function eraseFileRoute({ store: { releases } }: Pick<Files, 'store'>, onErased: OnErased) {
  return async (request: Named) => {
    const sha256 = decode(sha256Schema, request.params.sha256);
    const { reason } = decode(reasonSchema, request.body);
    const having = await releases.releasesWith(sha256);
    const by = changerOf(
      request,
      having.map(({ name }) => name),
    );
    const named = having.filter((one) => one.is_named).map(({ name, release }) => `${name} ${release}`);
    if (named.length > 0)
      throw new ApiError(
        409,
        'conflict',
        `It is a file of ${named.join(', ')}, which is live, stands in or is a candidate: release or go back to another first`,
      );
    await releases.eraseFile(sha256);
    const gone = having.map(({ name, release }) => `${name} ${release}`);
    onErased({ by, sha256, releases: gone, reason });
    return { data: { releases: gone } };
  };
}
