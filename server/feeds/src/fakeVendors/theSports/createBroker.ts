import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import mqtt from 'mqtt-packet';
import { type WebSocket, WebSocketServer } from 'ws';

/** A broker of one topic, at most once a message, over WebSockets. */
export type Broker = {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  publish(payload: string): void;
  /** Closes all lines and opens none until {@link Broker.restore}. */
  cut(): void;
  restore(): void;
  /** Resolves when so many lines have been opened in all. */
  opened(count: number): Promise<void>;
  /** Resolves when a line follows the topic. */
  followed(): Promise<void>;
};

type Options = { topic: string; isWelcome: (user: string | undefined, secret: string | undefined) => boolean };

/** MQTT 3.1.1's code for a wrong user or password. */
const NOT_AUTHORISED = 5;

/**
 * Speaks as much of MQTT 3.1.1 as one subscriber of one topic needs, with the packets of the client's own library; a
 * whole broker would be more code than the fake vendor.
 */
export function createBroker({ topic, isWelcome }: Options): Broker {
  const server = new WebSocketServer({ noServer: true, handleProtocols: () => 'mqtt' });
  const followers = new Set<WebSocket>();
  const changed = new EventEmitter();
  let isCut = false;
  let lines = 0;

  async function until(isThere: () => boolean): Promise<void> {
    while (!isThere()) await once(changed, 'line');
  }

  function serve(socket: WebSocket): void {
    lines += 1;
    changed.emit('line');
    const parser = mqtt.parser();
    const send = (packet: mqtt.Packet) => socket.send(mqtt.generate(packet));
    parser.on('packet', (packet) => {
      if (packet.cmd === 'connect') {
        const isIn = isWelcome(packet.username, packet.password?.toString());
        send({ cmd: 'connack', returnCode: isIn ? 0 : NOT_AUTHORISED, sessionPresent: false });
        if (!isIn) socket.close();
      } else if (packet.cmd === 'subscribe') {
        const granted = packet.subscriptions.map((one) => (one.topic === topic ? 0 : 128));
        send({ cmd: 'suback', messageId: packet.messageId ?? 0, granted });
        if (granted.includes(0)) followers.add(socket);
        changed.emit('line');
      } else if (packet.cmd === 'pingreq') send({ cmd: 'pingresp' });
      else if (packet.cmd === 'disconnect') socket.close();
    });
    parser.on('error', () => socket.terminate());
    socket.on('message', (data) => parser.parse(Buffer.isBuffer(data) ? data : Buffer.from(data.toString())));
    socket.on('close', () => followers.delete(socket));
    socket.on('error', () => socket.terminate());
  }

  return {
    upgrade(request, socket, head) {
      if (isCut) socket.destroy();
      else server.handleUpgrade(request, socket, head, serve);
    },
    publish(payload) {
      const packet = mqtt.generate({ cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false });
      for (const socket of followers) socket.send(packet);
    },
    cut() {
      isCut = true;
      for (const socket of server.clients) socket.terminate();
    },
    restore() {
      isCut = false;
    },
    opened: (count) => until(() => lines >= count),
    followed: () => until(() => followers.size > 0),
  };
}
