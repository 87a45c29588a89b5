import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_CACHE, takeOver } from './answers';
import type { Connection, Connections } from './createConnections';
import type { Groups } from './createGroups';
import type { HubSettings } from './hubOptions';
import { LongPollingTransport, type Poll } from './longPollingTransport';
import { Session } from './session';
import { whenOver } from './whenOver';

/** Turns GET requests into polls of sessions. */
export function createLongPollingEndpoint(settings: HubSettings, connections: Connections, groups: Groups) {
  function begin(connection: Connection, { headers }: FastifyRequest): LongPollingTransport {
    const transport = new LongPollingTransport({
      settings,
      connectionId: connection.id,
      onOver(how) {
        session.lineClosed();
        if (how === 'ended') connections.retire(connection);
        else connections.remove(connection);
      },
    });
    const session = new Session({ connectionId: connection.id, transport, settings, groups, headers });
    connections.connect(connection, { kind: 'longPolling', session, transport });
    return transport;
  }

  return {
    /** A poll of a new connection, or of one that polls already. */
    poll(reply: FastifyReply, connection: Connection, polled: LongPollingTransport | null): FastifyReply {
      const transport = polled ?? begin(connection, reply.request);
      transport.accept(createPoll(reply, transport));
      return reply;
    },

    /** Answers a poll after the goodbye. */
    sayOver(reply: FastifyReply, connection: Connection): FastifyReply {
      connections.remove(connection);
      return reply.code(204).headers(NO_CACHE).send();
    },
  };
}

function createPoll(reply: FastifyReply, transport: LongPollingTransport): Poll {
  const response = takeOver(reply);
  const poll: Poll = {
    answer(pieces) {
      const length = pieces.reduce((total, { length }) => total + length, 0);
      response.writeHead(200, { ...NO_CACHE, 'content-type': 'application/octet-stream', 'content-length': length });
      for (const piece of pieces) response.write(piece);
      response.end();
    },
    dismiss() {
      response.writeHead(204, NO_CACHE).end();
    },
    destroy: () => response.destroy(),
    unsentBytes: () => response.writableLength,
  };
  let isSent = false;
  // Before the server's own listener, which gives the socket to the next request. A broken socket "finishes" as well.
  response.prependOnceListener('finish', () => {
    isSent = response.socket?.destroyed === false;
  });
  response.on('error', () => response.destroy());
  whenOver(reply, () => transport.closed(poll, isSent ? 'sent' : 'broken'));
  return poll;
}
