import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client has to read the reason before the connection closes. */
const LAST_WORD_MS = 1_000;

/** The errors of Node's HTTP parser. */
const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come to an end'],
};

const UNREADABLE = ['400 Bad Request', 'The request could not be read'] as const;

/** Unfinished answers by connection, in their order. */
const underWay = new WeakMap<object, Set<ServerResponse>>();

/** Records an answer until it is finished. */
export function noteAnswer(socket: object, response: ServerResponse): void {
  const answers = underWay.get(socket) ?? new Set();
  underWay.set(socket, answers.add(response));
  response.once('close', () => answers.delete(response));
}

/**
 * Answers a malformed or incomplete request in the shape of all errors, and closes the connection. While an earlier
 * request still waits for its answer, or part of it, the client would take this for that answer: then the connection is
 * closed without it. So is one on which nothing came: browsers open connections in advance, and one that sends its first request
 * at that moment would show the refusal; of a closed connection it tries again.
 */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  const [next, ...later] = underWay.get(socket) ?? [];
  // A client that is gone receives nothing.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) socket.destroy();
  else if (!next || (!next.headersSent && !next.req.complete)) sendLastWord(socket, malformedAnswer(error.code));
  else (later.at(-1) ?? next).once('close', () => socket.destroySoon());
}

function sendLastWord(socket: Socket, answer: string): void {
  socket.end(answer);
  // A client that keeps sending would keep its half of the connection open for ever.
  const late = setTimeout(() => socket.destroy(), LAST_WORD_MS);
  socket.once('close', () => clearTimeout(late));
}

/**
 * A whole HTTP answer, in the shape of all errors, to bytes that are no HTTP request: no framework has seen one, so
 * none answers.
 *
 * @param code of the parser's error
 */
function malformedAnswer(code: string | undefined): string {
  const [status, message] = REFUSALS[code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ error: { code: 'bad_request', message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${new TextEncoder().encode(body).length}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
