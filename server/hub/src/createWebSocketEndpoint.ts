import type { FastifyReply } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Connection, Connections } from './createConnections';
import type { Groups } from './createGroups';
import { canDeflate, DEFLATE } from './deflate';
import type { HubSettings } from './hubOptions';
import { HubSocket } from './hubSocket';
import { Session } from './session';
import { releaseSocket, type Upgrade } from './upgrades';
import { WebSocketTransport } from './webSocketTransport';

/** Several messages may share a frame; a longer one is refused before it fills memory. */
const MESSAGES_PER_FRAME = 8;

/** Turns upgrade requests into sessions. */
export function createWebSocketEndpoint(settings: HubSettings, connections: Connections, groups: Groups) {
  const maxPayload = settings.maxInboundBytes * MESSAGES_PER_FRAME;
  const options = { noServer: true, clientTracking: false, maxPayload, WebSocket: HubSocket };
  const plain = new WebSocketServer({ ...options, perMessageDeflate: false });
  const deflating = new WebSocketServer({ ...options, perMessageDeflate: DEFLATE });

  function attach(connection: Connection, ws: HubSocket, { request, socket }: Upgrade): void {
    const transport = new WebSocketTransport(ws, socket, settings, connection.id);
    const session = new Session({ connectionId: connection.id, transport, settings, groups, headers: request.headers });
    connections.connect(connection, { kind: 'webSocket', session });
    ws.onTooLong = () => session.refuse(`A frame may have ${maxPayload} bytes.`);
    ws.on('message', (data) => {
      ws.forgetInflater();
      if (Buffer.isBuffer(data)) session.receive(data);
      const room = session.room();
      if (!room) return;
      ws.pause();
      void room.then(() => ws.resume());
    });
    ws.on('error', (error) => settings.log.info({ err: error, connectionId: connection.id }, 'hub socket failed'));
    ws.once('close', () => {
      session.lineClosed();
      connections.remove(connection);
    });
  }

  /** `connection` is called once the client's upgrade request is valid. */
  return function accept(upgrade: Upgrade, reply: FastifyReply, connection: () => Connection): void {
    releaseSocket(reply, upgrade);
    const server = canDeflate(upgrade.request.headers['sec-websocket-extensions']) ? deflating : plain;
    server.handleUpgrade(upgrade.request, upgrade.socket, upgrade.head, (ws) => attach(connection(), ws, upgrade));
  };
}
