import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endOfPreview, LABEL } from 'server-shared/previews/previewParameter';
import { checkContract } from 'server-shared/releases/contracts';
import { sha256Of } from 'server-shared/releases/files';
import { liveNameSchema, type ReleasePreview } from 'server-shared/releases/liveAnswer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { CONTRACT } from 'shared-kernel/contract/version';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { namedOf } from '../releases/liveAnswerOf';
import { previewPointer } from '../releases/pointerOf';
import type { Store } from '../store/store';
import { changerOf } from './callers';

const orderSchema = v.object({
  name: liveNameSchema,
  release: text,
  label: v.pipe(text, v.regex(LABEL, 'small letters, digits and hyphens')),
  who: v.pipe(text, v.maxLength(200)),
});

type Deps = {
  store: Pick<Store, 'releases'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** A team asks for a link to a release, which one visitor looks at. */
export function addReleasePreviewRoute({ store: { releases }, now }: Deps) {
  return async (request: FastifyRequest) => {
    const { name, release, label, who } = decode(orderSchema, request.body);
    changerOf(request, [name]);
    const { state } = await releases.live();
    const described = state.described(name, release);
    if (!described) throw new ReleaseError(`There is no release ${release} of ${name}.`);
    const shell = state.rows.get('shell');
    const contract = shell && state.described('shell', shell.release)?.contract;
    if (name !== 'shell') checkContract(name, contract ?? CONTRACT, [described.contract]);
    // The store has no links: who reads it can make none of them.
    const key = randomBytes(32).toString('base64url');
    const until = endOfPreview(now());
    await releases.putPreview({ key: sha256Of(key), name, release, label, until, who });
    return { data: { key, until } };
  };
}

/** `delivery` asks what the key of a link stands for. */
export function findReleasePreviewRoute({ store: { releases }, now }: Deps) {
  return async ({ params }: FastifyRequest<{ Params: { key: string } }>) => {
    const preview = await releases.preview(sha256Of(params.key), now());
    return { data: preview ? await previewOf(preview, releases) : null };
  };
}

async function previewOf(
  { name: raw, release, label, until }: { name: string; release: string; label: string; until: number },
  releases: Store['releases'],
): Promise<ReleasePreview | null> {
  const name = decode(liveNameSchema, raw, 'release_preview.name');
  const stored = await releases.find(name, release);
  if (!stored) return null;
  const { state } = await releases.live();
  const pointer = previewPointer(name, release, state.rows.get(name), state);
  return { name, label, until, pointer, release: namedOf(stored) };
}

/** Tells `delivery` what the key of a preview of content stands for. */
export function contentPreviewRoute(store: Pick<Store, 'findPreview'>) {
  return async ({ params }: FastifyRequest<{ Params: { key: string } }>, reply: FastifyReply) => {
    const data = (await store.findPreview(params.key)) ?? null;
    return reply.header('cache-control', 'no-store').send({ data });
  };
}
