import {
  type AdminClient,
  AdminError,
  AdminRefusedError,
  apiAt,
  dataOf,
  findAdminEndpoint,
} from 'server-shared/admin/adminClient';
import {
  type ChangedAnswer,
  changedAnswerSchema,
  FILES_PATH,
  filePath,
  LIVE_PATH,
  type LiveAnswer,
  type LiveOrder,
  liveAnswerSchema,
  MISSING_PATH,
  type ReleaseList,
  type ReleaseOrder,
  releaseListSchema,
} from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { RELEASE_FIGURES_PATH, type ReleaseFigures, releasesAnswerSchema } from 'server-shared/releases/releaseFigures';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const RELEASES_PATH = '/internal/releases';
const PREVIEWS_PATH = '/internal/release-previews';

/** A list in a hurry does not wait for figures that do not come. */
const FIGURES_PATIENCE_MS = 5_000;

const missingSchema = v.object({ missing: v.array(text) });
const previewSchema = v.object({ key: text, until: integer });

/** What `api` has of releases, for commands. Each call throws an {@link AdminError} with its reason. */
export type ReleaseApi = {
  /** Whether it is the one of the data folder. */
  readonly isHere: boolean;
  /** Of one name, or of all. */
  list(name?: LiveName): Promise<ReleaseList>;
  live(): Promise<LiveAnswer>;
  /** Those of these hashes that have no file. */
  missing(hashes: readonly string[]): Promise<readonly string[]>;
  file(sha256: string): Promise<Buffer>;
  putFiles(contents: readonly Buffer[]): Promise<void>;
  putRelease(name: LiveName, release: string, order: ReleaseOrder): Promise<void>;
  change(order: LiveOrder): Promise<ChangedAnswer>;
  preview(order: {
    name: LiveName;
    release: string;
    label: string;
    who: string;
  }): Promise<{ key: string; until: number }>;
  erase(sha256: string, reason: string): Promise<void>;
  /** What releases were for visitors. */
  figures(): Promise<readonly ReleaseFigures[]>;
};

/** Where `api` is: of another machine, or the one that runs on a data folder. */
export type ApiPlace = { readonly origin: string | undefined; readonly token: string | undefined };

/** @throws AdminError when none runs, ReleaseError when the place is none */
export async function openApi(dataDir: string, { origin, token }: ApiPlace): Promise<ReleaseApi> {
  if (origin === undefined) return releaseApi(await findAdminEndpoint(dataDir), true);
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new ReleaseError(
      'RELEASE_TOKEN: expected plain letters, digits, - and _ as npm run team -- add printed them.',
    );
  if (/^https?:\/\//.test(origin) && URL.canParse(origin)) return releaseApi(apiAt(origin, token), false);
  throw new ReleaseError(`INTERNAL_ORIGIN: expected an address such as http://127.0.0.1:9003, got ${origin}.`);
}

function releaseApi({ get, post, ask }: AdminClient, isHere: boolean): ReleaseApi {
  const json = { 'content-type': 'application/json' };
  return {
    isHere,
    list: (name) => get(name === undefined ? RELEASES_PATH : `${RELEASES_PATH}?name=${name}`, read(releaseListSchema)),
    live: () => get(LIVE_PATH, read(liveAnswerSchema)),
    missing: async (hashes) => (await post(MISSING_PATH, { hashes }, read(missingSchema))).missing,
    async file(sha256) {
      const answer = await ask(filePath(sha256), {});
      if (!answer.ok) await dataOf(answer);
      return Buffer.from(await answer.arrayBuffer());
    },
    putFiles: (contents) =>
      post(FILES_PATH, { files: contents.map((content) => content.toString('base64')) }, () => undefined),
    async putRelease(name, release, order) {
      const path = `${RELEASES_PATH}/${name}/${release}`;
      await dataOf(await ask(path, { method: 'PUT', headers: json, body: JSON.stringify(order) }));
    },
    change: (order) => post(LIVE_PATH, order, read(changedAnswerSchema)).catch(asReleaseError),
    preview: (order) => post(PREVIEWS_PATH, order, read(previewSchema)),
    async erase(sha256, reason) {
      await dataOf(await ask(filePath(sha256), { method: 'DELETE', headers: json, body: JSON.stringify({ reason }) }));
    },
    figures: async () => (await get(RELEASE_FIGURES_PATH, read(releasesAnswerSchema), FIGURES_PATIENCE_MS)).releases,
  };
}

const read =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (raw: unknown): T =>
    decode(schema, raw);

/** Whether `api` is away, or has other troubles of its own: asked again, it may answer. */
export function isPassing(error: unknown): boolean {
  return error instanceof AdminRefusedError ? error.status >= 500 : error instanceof AdminError;
}

/** Of a refused change the sentence counts. */
function asReleaseError(error: unknown): never {
  throw error instanceof AdminRefusedError && error.status < 500
    ? // Options have the names of the fields.
      new RefusedChange(error.status, error.message.replace(/^At changes\.\d+\./, '--'))
    : error;
}

/** A change that `api` refused. */
export class RefusedChange extends ReleaseError {
  constructor(
    /** 409 where it was decided on something that is no longer so. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
