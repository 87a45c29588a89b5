import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isKnown } from 'server-shared/http/conditions';
import { SHARED_FOR_A_SECOND } from 'server-shared/http/sharedCache';
import { type Answer, createAnswer } from '../board/createAnswer';

/** Below this many characters compression saves nothing. */
const WORTH_COMPRESSING = 1024;

type Sent = {
  answer: Answer;
  /** Seconds. */
  maxAge: number;
  /** Whether shared caches may answer with it when a spike comes. */
  isShared?: boolean;
  /** Whether it is for this visitor alone: nobody keeps it. */
  isPrivate?: boolean;
  type?: string;
};

/**
 * Sends a cacheable answer in the client's best encoding, or 304 when unchanged. The signature is in headers and never
 * in the address, so a cache in front can answer for all.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, maxAge, isShared = false, isPrivate = false, type = 'application/json; charset=utf-8' }: Sent,
): Promise<FastifyReply> {
  const keeps = isPrivate ? 'private, no-store' : `public, max-age=${maxAge}`;
  reply.headers({ etag: answer.etag, 'cache-control': keeps, vary: 'Accept-Encoding' });
  if (isShared && !isPrivate) reply.headers(SHARED_FOR_A_SECOND);
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = answer.length < WORTH_COMPRESSING ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(await answer.body(encoding));
}

/** {@link sendAnswer} for an answer to one request. Whoever calls it names the fields that leave the server. */
export function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
  how: Pick<Sent, 'maxAge' | 'isShared' | 'isPrivate'>,
) {
  return sendAnswer(request, reply, { answer: createAnswer(JSON.stringify({ data })), ...how });
}
