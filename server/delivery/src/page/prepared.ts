import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding, isKnown } from 'server-shared/http/conditions';
import { type Packed, pack } from './packing';

type EncodedBody = { readonly encoding: Encoding; readonly bytes: Buffer };

/** A text answer that is compressed once, on the first request. */
export type Prepared = {
  readonly type: string;
  readonly etag: string;
  /** Its memory with all encodings, at most. */
  readonly size: number;
  /** Uncompressed when compression is overloaded. */
  body(encoding: Encoding): Promise<EncodedBody>;
};

/** @param type the content type, such as `text/html` */
export function prepare(type: string, text: string): Prepared {
  const identity = Buffer.from(text);
  const packed = new Map<Packed, Promise<Buffer | undefined>>();

  function packedOnce(encoding: Packed): Promise<Buffer | undefined> {
    const known = packed.get(encoding) ?? pack(identity, encoding);
    packed.set(encoding, known);
    return known;
  }

  return {
    type: `${type}; charset=utf-8`,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    size: 2 * identity.length,
    async body(encoding) {
      if (encoding === 'identity') return { encoding, bytes: identity };
      const bytes = await packedOnce(encoding).catch(() => undefined);
      if (bytes) return { encoding, bytes };
      packed.delete(encoding);
      return { encoding: 'identity', bytes: identity };
    },
  };
}

/** Sends it in the browser's best encoding, or 304 when its copy is still valid. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  status = 200,
): Promise<FastifyReply> {
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const known = etagOf(prepared, wanted);
  if (status === 200 && isKnown(request.headers['if-none-match'], known)) {
    return reply.header('etag', known).code(304).send();
  }
  const { encoding, bytes } = await prepared.body(wanted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).header('etag', etagOf(prepared, encoding)).type(prepared.type).send(bytes);
}

function etagOf({ etag }: Prepared, encoding: Encoding): string {
  return `"${etag}-${encoding}"`;
}
