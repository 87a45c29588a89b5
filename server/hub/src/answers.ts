import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Body } from './readBody';

/** The hub's answers are for one client and one moment; these headers say so to proxies of any age. */
export const NO_CACHE = {
  'cache-control': 'no-cache, no-store',
  pragma: 'no-cache',
  expires: 'Thu, 01 Jan 1970 00:00:00 GMT',
} as const;

export function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(NO_CACHE).type('text/plain').send(text);
}

/** Refuses a request whose body was not read to its end, and closes: the rest would be read as the next request. */
export function refuseBody(reply: FastifyReply, status: number, text: string): FastifyReply {
  return refuse(reply.header('connection', 'close'), status, text);
}

/** Refuses a request and ignores its body, which may have up to `maxBytes`. */
export function refuseUnread(
  reply: FastifyReply,
  kind: Exclude<Body['kind'], 'whole'>,
  maxBytes: number,
): FastifyReply {
  switch (kind) {
    case 'brokenOff':
      return refuseBody(reply, 400, 'The body broke off');
    case 'late':
      return refuseBody(reply, 408, 'The body took too long');
    case 'tooLong':
      return refuseBody(reply, 413, `A body may have ${maxBytes} bytes`);
  }
}

/** Takes the response over from Fastify, with the headers of every answer of the hub. */
export function takeOver(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw: response } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('x-content-type-options', 'nosniff');
  return response;
}
