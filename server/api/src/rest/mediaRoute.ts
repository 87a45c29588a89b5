import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawCrest } from 'feeds/simulator/crest/drawCrest';
import { isKnown } from 'server-shared/http/conditions';
import { ApiError } from '../http/apiError';
import { MEDIA_TYPES } from '../store/siteContent';
import type { Store } from '../store/store';

/** An SVG can contain scripts: opened as a page of its own it may run and load nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // The frame of the league tables is locked up, and so of no origin: it gets no picture that is for ours alone.
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': PICTURE_POLICY,
} as const;

/**
 * Stored pictures, whose name is the hash of their bytes, and crests of simulated teams, which follow from
 * the number of the team: both can be cached for ever.
 */
export function mediaRoute(store: Pick<Store, 'media'>) {
  return async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const { file } = request.params;
    const team = /^crest-(0|[1-9]\d{0,5})\.svg$/.exec(file)?.[1];
    if (team !== undefined) {
      const picture = { etag: `"${file}"`, type: 'image/svg+xml', bytes: () => drawCrest(Number(team)) };
      return sendPicture(request, reply, picture);
    }
    const [, hash, ending] = /^([0-9a-f]{64})\.([a-z]{3,4})$/.exec(file) ?? [];
    const media = hash === undefined ? undefined : await store.media(hash);
    if (media === undefined || media.type !== MEDIA_TYPES[ending ?? '']) {
      throw new ApiError(404, 'not_found', 'There is no such picture');
    }
    const { type, bytes } = media;
    return sendPicture(request, reply, { etag: `"${hash}"`, type, bytes: () => Buffer.from(bytes) });
  };
}

type Picture = { readonly etag: string; readonly type: string; bytes(): Buffer | string };

/** A cache that has it asks again all the same, on a reload, and gets 304 without the bytes. */
function sendPicture(request: FastifyRequest, reply: FastifyReply, { etag, type, bytes }: Picture): FastifyReply {
  reply.headers({ ...HEADERS, etag });
  return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type(type).send(bytes());
}
