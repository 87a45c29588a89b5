import type { FastifyReply } from 'fastify';
import { NO_CACHE, takeOver } from './answers';
import type { Connection, Connections } from './createConnections';
import type { Groups } from './createGroups';
import { EventStreamTransport } from './eventStreamTransport';
import type { HubSettings } from './hubOptions';
import { Session } from './session';
import { whenOver } from './whenOver';

const HEADERS = {
  'content-type': 'text/event-stream',
  ...NO_CACHE,
  'content-encoding': 'identity',
  // nginx would buffer events until it has a page of them.
  'x-accel-buffering': 'no',
  connection: 'close',
};

/** Older Firefox considers a stream open only after its first bytes. */
const FIRST_BYTES = ':\r\n\r\n';

/** Turns GET requests for an event stream into sessions. */
export function createEventStreamEndpoint(settings: HubSettings, connections: Connections, groups: Groups) {
  return function open(reply: FastifyReply, connection: Connection): FastifyReply {
    const response = takeOver(reply);
    const { headers } = reply.request;
    // The stream ends with its connection and has no chunks, so the same bytes of a broadcast go to every socket.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, HEADERS);
    response.write(FIRST_BYTES);
    const transport = new EventStreamTransport(response, settings, connection.id);
    const session = new Session({ connectionId: connection.id, transport, settings, groups, headers });
    connections.connect(connection, { kind: 'eventStream', session });
    response.on('error', (error) =>
      settings.log.info({ err: error, connectionId: connection.id }, 'hub stream failed'),
    );
    whenOver(reply, () => {
      session.lineClosed();
      connections.remove(connection);
    });
    return reply;
  };
}
