import type { Socket } from 'node:net';

/** What Node's HTTP parser says of a connection on which no request can be read. */
type ParserError = Error & { code?: string };

/** Answers what is no HTTP in the shape of all errors, and closes the connection. */
export function answerMalformed(error: ParserError, socket: Socket): void {
  // Whoever is gone hears nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = refusalOf(error);
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function refusalOf({ code }: ParserError) {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        status: '431 Request Header Fields Too Large',
        code: 'bad_request',
        message: 'The headers are too large',
      };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: '408 Request Timeout', code: 'bad_request', message: 'The request did not come to an end' };
    default:
      return { status: '400 Bad Request', code: 'bad_request', message: 'The request could not be read' };
  }
}
