import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { HUB_PATH } from 'shared-kernel/protocol/rest';

type Habits = {
  /** Its requests are refused. */
  refuses?: (request: IncomingMessage) => boolean;
  /** Names of headers, in lower case, that an upgrade loses on its way and its answer on the way back. */
  strips?: readonly string[];
  /** Hears what it passes on to visitors that follow without WebSockets. */
  overhears?: (text: string) => void;
};

/** A proxy between the visitors and a product, with the habits of those of offices and hotels. */
export async function startProxy(product: string, { refuses = () => false, strips = [], overhears }: Habits = {}) {
  const { hostname, port } = new URL(product);
  const visitors = new Set<Duplex>();
  const upgraded = new Set<Socket>();
  let isAway = false;

  const passed = ({ method, url, headers }: IncomingMessage, without: readonly string[] = []) =>
    request({ hostname, port, method, path: url, headers: lacking(headers, without), agent: false });

  const server = createServer((asked, answer) => {
    if (refuses(asked)) return void answer.writeHead(403).end();
    const onward = passed(asked);
    onward.on('response', (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      answer.flushHeaders();
      if (overhears && asked.url?.startsWith(HUB_PATH)) came.on('data', (bytes) => overhears(String(bytes)));
      came.on('error', () => answer.destroy()).pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });

  server.on('upgrade', (asked: IncomingMessage, visitor: Socket) => {
    if (refuses(asked)) return void visitor.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    const onward = passed(asked, strips);
    onward.on('upgrade', (came, line, first) => {
      upgraded.add(visitor);
      visitor.write(headOf(lacking(came.headers, strips)));
      visitor.write(first);
      line.on('error', () => visitor.destroy()).on('close', () => visitor.destroy());
      visitor.on('close', () => line.destroy());
      line.pipe(visitor).pipe(line);
    });
    onward.on('response', () => visitor.destroy()).on('error', () => visitor.destroy());
    onward.end();
  });

  server.on('connection', (visitor) => {
    visitor.on('error', () => visitor.destroy());
    if (isAway) visitor.destroy();
    else visitors.add(visitor.once('close', () => visitors.delete(visitor)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const visitor of visitors) visitor.destroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Breaks all connections. */
    cut,
    /** Breaks all connections, old and new, until the returned function is called. */
    keepAway(): () => void {
      isAway = true;
      cut();
      return () => {
        isAway = false;
      };
    },
    /** Bytes that WebSockets carried to visitors, and from them, with their upgrades and the headers of frames. */
    carried: () => ({
      down: sum([...upgraded].map(({ bytesWritten }) => bytesWritten)),
      up: sum([...upgraded].map(({ bytesRead }) => bytesRead)),
    }),
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}

function lacking(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function headOf(headers: IncomingHttpHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
