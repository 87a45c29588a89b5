import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, refuseBody } from './answers';
import type { Connection } from './connections';
import type { HubSettings } from './hubOptions';
import { readBody } from './readBody';

/** A client joins what it has to say into one body. */
const MESSAGES_PER_BODY = 8;

/**
 * `POST {hub}?id=…`: what a client says on a transport that carries only our words. A body counts as a whole or not at
 * all, so one that breaks off leaves no half message behind for the next to be glued to.
 */
export function createPost(settings: HubSettings) {
  const { clock, bodyTimeoutMs: timeoutMs } = settings;
  const limits = { clock, timeoutMs, maxBytes: settings.maxInboundBytes * MESSAGES_PER_BODY };
  /** Clients send one body after the other; a second at once would only take up memory. */
  const busy = new WeakSet<Connection>();

  return async function post(request: FastifyRequest, reply: FastifyReply, connection: Connection) {
    if (busy.has(connection)) return refuseBody(reply, 409, 'Another message of this connection is on its way');
    busy.add(connection);
    const body = await readBody(request.raw, limits);
    busy.delete(connection);
    switch (body.kind) {
      case 'brokenOff':
        return refuseBody(reply, 400, 'The body broke off');
      case 'late':
        return refuseBody(reply, 408, 'The body took too long');
      case 'tooLong':
        return refuseBody(reply, 413, `A body may have ${limits.maxBytes} bytes`);
      case 'whole': {
        const { state } = connection;
        if (state.kind !== 'connected') return refuse(reply, 404, 'No Connection with that ID');
        state.line.session.receive(body.bytes);
        return reply.code(200).type('text/plain').send('');
      }
    }
  };
}
