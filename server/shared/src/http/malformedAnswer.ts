/** The errors of Node's HTTP parser. */
const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come to an end'],
};

const UNREADABLE = ['400 Bad Request', 'The request could not be read'] as const;

/**
 * A whole HTTP answer, in the shape of all errors, to bytes that are no HTTP request: no framework has seen one, so
 * none answers.
 *
 * @param code of the parser's error
 */
export function malformedAnswer(code: string | undefined): string {
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
