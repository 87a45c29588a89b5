import type { FastifyInstance } from 'fastify';
import { MOST } from 'server-shared/releases/build';
import { FILES_PATH, filePath, MISSING_PATH, sha256Schema } from 'server-shared/releases/liveAnswer';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import type { Store } from '../store/store';
import { allow, changerOf } from './callers';

type Deps = {
  store: Pick<Store, 'releases'>;
  /** Server time in unix seconds. */
  now: () => number;
  /** Hears what was erased, and why. */
  onErased: (what: { by: string; sha256: string; releases: readonly string[]; reason: string }) => void;
};

type Named = { Params: { sha256: string } };

const BYTES = 'application/octet-stream';
const reasonSchema = v.object({ reason: v.pipe(text, v.minLength(1, 'a reason'), v.maxLength(1000)) });

/** In base64 one byte in three more, and some for the list. */
const MOST_SENT = 2 * MOST.fileBytes;

const contentsSchema = v.object({ files: v.array(text) });
const hashesSchema = v.object({ hashes: v.pipe(v.array(sha256Schema), v.minLength(1, 'a hash')) });

/** Files of releases, each under the hash of its bytes: `delivery` and teams read them, teams send and erase them. */
export function registerFiles(app: FastifyInstance, { store: { releases }, now, onErased }: Deps): void {
  const path = filePath(':sha256');
  const nothing = (sha256: string) => new ApiError(404, 'not_found', `There is no file ${sha256}`);

  app.register(async (scope) => {
    allow(scope, 'servers', 'team', 'operator');
    scope.get<Named>(path, async ({ params: { sha256 } }, reply) => {
      const bytes = (await releases.files([decode(sha256Schema, sha256)])).get(sha256);
      if (!bytes) throw nothing(sha256);
      return reply.type(BYTES).send(bytes);
    });
  });

  app.register(async (scope) => {
    allow(scope, 'team', 'operator');
    // Each is stored under the hash that it has, whatever its sender takes it for.
    scope.post(FILES_PATH, { bodyLimit: MOST_SENT }, async ({ body }) => {
      const { files } = decode(contentsSchema, body);
      await releases.putFiles(
        files.map((file) => Buffer.from(file, 'base64')),
        now(),
      );
      return { data: {} };
    });
    // Those that are there stay for a day at least.
    scope.post(MISSING_PATH, { bodyLimit: MOST_SENT }, async ({ body }) => {
      const { hashes } = decode(hashesSchema, body);
      const seen = await releases.seeFiles(hashes, now());
      return { data: { missing: hashes.filter((sha256) => !seen.has(sha256)) } };
    });
  });

  app.register(async (scope) => {
    allow(scope, 'team', 'operator');
    scope.delete<Named>(path, async (request) => {
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
    });
  });
}
