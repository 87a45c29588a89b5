import { once } from 'node:events';
import { connect } from 'node:net';
import { afterTest } from './afterTest';
import { until } from './until';

/** A bare connection: the test writes any bytes and sees each byte that comes. */
export async function openLine(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let bytes = '';
  socket.on('error', () => {});
  socket.setEncoding('latin1').on('data', (piece: string) => {
    bytes += piece;
  });
  afterTest(() => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return {
    socket,
    closed,
    write: (text: string | Buffer) => void socket.write(text),
    /** All bytes so far. */
    bytes: () => bytes,
    saw: (part: string) => until(() => bytes.includes(part)),
  };
}

/** The text of a request; `url` may include its host. */
export function requestText(method: string, url: string, headers: readonly string[] = [], body = ''): string {
  const { pathname, search } = new URL(url, 'http://x');
  const length = method === 'POST' ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  return `${[`${method} ${pathname}${search} HTTP/1.1`, 'Host: x', ...headers, ...length].join('\r\n')}\r\n\r\n${body}`;
}
