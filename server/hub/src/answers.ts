import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Body } from './readBody';

/** What the hub says is for one client and one moment; proxies of any age are told so. */
export const NO_CACHE = {
  'cache-control': 'no-cache, no-store',
  pragma: 'no-cache',
  expires: 'Thu, 01 Jan 1970 00:00:00 GMT',
} as const;

export function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(NO_CACHE).type('text/plain').send(text);
}

/** Refuses a request whose body was not read to its end: the rest would be taken for the next request. */
export function refuseBody(reply: FastifyReply, status: number, text: string): FastifyReply {
  return refuse(reply.header('connection', 'close'), status, text);
}

/** Refuses a request of whose body nothing is used; `maxBytes` is how long it might have been. */
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

/** Takes the answer out of Fastify's hands, with the headers that every answer of the hub has. */
export function takeOver(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw: response } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('x-content-type-options', 'nosniff');
  return response;
}
