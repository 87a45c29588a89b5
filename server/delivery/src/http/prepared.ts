import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text answer, compressed once for everybody who asks. */
export type Prepared = {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
};

/** @param type the content type, such as `text/html` */
export function prepare(type: string, text: string): Prepared {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return {
    type: `${type}; charset=utf-8`,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity), identity },
  };
}

/** Sends it in the best encoding that the browser takes, or says that its copy is still good. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  status = 200,
): FastifyReply {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const etag = `"${prepared.etag}-${encoding}"`;
  reply.headers({ vary: 'Accept-Encoding', etag });
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(prepared.type).send(prepared.bodies[encoding]);
}

function bestEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const takes = (name: string) =>
    offers.some(([offer, quality]) => offer === name && !/^q=0(?:\.0*)?$/.test(quality ?? ''));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** A proxy may have weakened the tag. */
function isKnown(held: string | undefined, etag: string): boolean {
  return (held ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
