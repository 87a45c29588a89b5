import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, refuseBody } from './answers';
import type { Connection } from './createConnections';
import type { HubSettings } from './hubOptions';
import { readBody } from './readBody';
import { TaskQueue } from './taskQueue';

/** A client joins its messages into one body. */
const MESSAGES_PER_BODY = 8;

/**
 * `POST {hub}?id=…`: a client's messages on a transport that only sends. A body counts as a whole or not at all, so one
 * that breaks off leaves no half message to join with the next. A second body of the same client waits, unread, until
 * the first is processed.
 */
export function createPost(settings: HubSettings) {
  const { clock, bodyTimeoutMs: timeoutMs, maxWaitingPosts: maxWaiting } = settings;
  const limits = { clock, timeoutMs, maxBytes: settings.maxInboundBytes * MESSAGES_PER_BODY };
  const queues = new WeakMap<Connection, TaskQueue>();

  function queueOf(connection: Connection): TaskQueue {
    const known = queues.get(connection) ?? new TaskQueue({ atOnce: 1, maxWaiting });
    queues.set(connection, known);
    return known;
  }

  async function hear(request: FastifyRequest, reply: FastifyReply, connection: Connection): Promise<FastifyReply> {
    const body = await readBody(request.raw, limits);
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
        // Delays the answer, and so the client's next body, until there is room.
        await state.line.session.room();
        return reply.code(200).type('text/plain').send('');
      }
    }
  }

  return function post(request: FastifyRequest, reply: FastifyReply, connection: Connection) {
    const mine = queueOf(connection);
    if (mine.isFull()) return refuseBody(reply, 429, 'Too many messages of this connection are on their way');
    return new Promise<FastifyReply>((resolve, reject) => {
      mine.add(() => hear(request, reply, connection).then(resolve, reject));
    });
  };
}
