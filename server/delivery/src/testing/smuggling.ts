/** Bytes of one connection, the answers in turn, and the requests that reach `api`. A silent close has no answers. */
export type Attack = readonly [name: string, bytes: string, answers: readonly number[], seen: readonly string[]];

/** The request that an attacker wants to slip through to `api`. */
const SMUGGLED = 'GET /metrics HTTP/1.1\r\nHost: api\r\n\r\n';
const LENGTH = `Content-Length: ${SMUGGLED.length}`;
const IN_ONE_CHUNK = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const KEY = 'Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==';
const H2C = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];

const HUB = '/realtime?id=a';
const REST = '/api/echo';

const message = (line: string, headers: readonly string[], body = '') =>
  `${[line, 'Host: tyso.vn', ...headers].join('\r\n')}\r\n\r\n${body}`;
const get = (path: string, headers: readonly string[] = [], body = '') =>
  message(`GET ${path} HTTP/1.1`, headers, body);
const post = (path: string, headers: readonly string[], body = '') => message(`POST ${path} HTTP/1.1`, headers, body);

const bodiesOnReads: Attack[] = [HUB, REST, '/'].flatMap((path): Attack[] => [
  [`GET ${path} with a length and no body`, get(path, ['Content-Length: 30']), [400], []],
  [`GET ${path} with the length of a million`, get(path, ['Content-Length: 1000000']), [400], []],
  [`GET ${path} with a request for its body`, get(path, [LENGTH], SMUGGLED), [400], []],
  [`GET ${path} with a request in chunks`, get(path, [CHUNKED], IN_ONE_CHUNK), [400], []],
  [`GET ${path} with an empty chunk and a request`, get(path, [CHUNKED], `0\r\n\r\n${SMUGGLED}`), [400], []],
  [`HEAD ${path} with a length`, message(`HEAD ${path} HTTP/1.1`, [LENGTH], SMUGGLED), [400], []],
  [`GET ${path} that expects to go on`, get(path, [LENGTH, 'Expect: 100-continue']), [100, 400], []],
]);

const twoLengths: Attack[] = [
  ['CL.TE', post(REST, ['Content-Length: 6', CHUNKED], '0\r\n\r\nX'), [400], []],
  ['CL.TE on the hub', post(HUB, [LENGTH, CHUNKED], `0\r\n\r\n${SMUGGLED}`), [400], []],
  ['TE.CL', post(REST, [CHUNKED, 'Content-Length: 4'], IN_ONE_CHUNK), [400], []],
  ['the same length twice', post(REST, ['Content-Length: 2', 'Content-Length: 2'], '{}'), [400], []],
  ['two lengths', post(REST, ['Content-Length: 2', LENGTH], SMUGGLED), [400], []],
  ['a list of lengths', post(REST, ['Content-Length: 2, 2'], '{}'), [400], []],
  ['a negative length', post(REST, ['Content-Length: -1'], SMUGGLED), [400], []],
  ['a length with a plus', post(REST, ['Content-Length: +2'], '{}'), [400], []],
  ['a length in hex', post(REST, ['Content-Length: 0x2'], '{}'), [400], []],
  ['a length with an exponent', post(REST, ['Content-Length: 2e0'], '{}'), [400], []],
  ['a length with a space in it', post(REST, ['Content-Length: 2 2'], '{}'), [400], []],
  ['no figure for a length', post(REST, ['Content-Length:'], SMUGGLED), [400], []],
  ['a length beyond all figures', post(REST, [`Content-Length: ${'9'.repeat(30)}`], '{}'), [400], []],
  ['a length of 2 to the 64th and 2', post(REST, ['Content-Length: 18446744073709551618'], '{}'), [400], []],
  ['a space before the colon of the length', post(REST, ['Content-Length : 2'], '{}'), [400], []],
  ['a length in the next line', post(REST, ['Content-Length:\r\n 2'], '{}'), [400], []],
];

const codings: Attack[] = [
  ['a coding that is none', post(REST, ['Transfer-Encoding: xchunked'], IN_ONE_CHUNK), [400], []],
  ['identity after chunked', post(REST, ['Transfer-Encoding: chunked, identity'], IN_ONE_CHUNK), [400], []],
  ['identity before chunked', post(REST, ['Transfer-Encoding: identity, chunked'], IN_ONE_CHUNK), [501], []],
  ['gzip before chunked', post(REST, ['Transfer-Encoding: gzip, chunked'], IN_ONE_CHUNK), [501], []],
  ['chunked twice', post(REST, ['Transfer-Encoding: chunked, chunked'], IN_ONE_CHUNK), [400], []],
  ['two headers of coding', post(REST, [CHUNKED, 'Transfer-Encoding: x'], IN_ONE_CHUNK), [400], []],
  ['two headers of coding the other way round', post(REST, ['Transfer-Encoding: x', CHUNKED], IN_ONE_CHUNK), [501], []],
  ['a coding in quotes', post(REST, ['Transfer-Encoding: "chunked"'], IN_ONE_CHUNK), [400], []],
  ['a coding after a vertical tab', post(REST, ['Transfer-Encoding: \x0bchunked'], IN_ONE_CHUNK), [400], []],
  ['a coding in the next line', post(REST, ['Transfer-Encoding:\r\n chunked'], IN_ONE_CHUNK), [400], []],
  ['a space before the colon of the coding', post(REST, ['Transfer-Encoding : chunked'], IN_ONE_CHUNK), [400], []],
  ['a coding behind a line feed', post(REST, ['X: y\nTransfer-Encoding: chunked'], IN_ONE_CHUNK), [400], []],
  ['a coding behind a carriage return', post(REST, ['X: y\rTransfer-Encoding: chunked'], IN_ONE_CHUNK), [400], []],
];

const chunks: Attack[] = [
  ['an extension', post(REST, [CHUNKED], '2;a=b\r\n{}\r\n0\r\n\r\n'), [200], [`POST ${REST} {}`]],
  ['an extension in quotes', post(REST, [CHUNKED], '2;a="b;c"\r\n{}\r\n0\r\n\r\n'), [200], [`POST ${REST} {}`]],
  ['an extension with a line feed', post(REST, [CHUNKED], '2;a\nxx\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['an extension of 100 kB', post(REST, [CHUNKED], `2;${'a'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`), [400], []],
  ['leading zeros', post(REST, [CHUNKED], '0002\r\n{}\r\n0\r\n\r\n'), [200], [`POST ${REST} {}`]],
  ['a size with 0x', post(REST, [CHUNKED], '0x2\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['a negative size', post(REST, [CHUNKED], '-2\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['a size with a plus', post(REST, [CHUNKED], '+2\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['a size with an underscore', post(REST, [CHUNKED], '0_2\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['a size beyond 64 bits', post(REST, [CHUNKED], '10000000000000002\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['no size', post(REST, [CHUNKED], '\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['a size that ends on a line feed', post(REST, [CHUNKED], '2\n{}\r\n0\r\n\r\n'), [400], []],
  ['more in a chunk than its size', post(REST, [CHUNKED], '2\r\n{}}\r\n0\r\n\r\n'), [400], []],
  ['less in a chunk than its size', post(REST, [CHUNKED], '3\r\n{}\r\n0\r\n\r\n'), [400], []],
  ['a chunk without its line end', post(REST, [CHUNKED], '2\r\n{}0\r\n\r\n'), [400], []],
  ['a trailer with a length', post(REST, [CHUNKED], '2\r\n{}\r\n0\r\nContent-Length: 9\r\n\r\n'), [400], []],
  ['a chunked body without an end', post(REST, [CHUNKED], '2\r\n{}\r\n'), [408], []],
];

const wholeBodies: Attack[] = [
  ['a body that looks like a request', post(REST, [LENGTH], SMUGGLED), [200], [`POST ${REST} ${SMUGGLED}`]],
  ['the same in chunks', post(REST, [CHUNKED], IN_ONE_CHUNK), [200], [`POST ${REST} ${SMUGGLED}`]],
  ['the same for the hub', post(HUB, [LENGTH], SMUGGLED), [200], [`POST ${HUB} ${SMUGGLED}`]],
  ['CL.0: a body for a page', post('/', [LENGTH], SMUGGLED), [404], []],
  ['CL.0: a body for a file', post('/favicon.svg', [LENGTH], SMUGGLED), [404], []],
  ['a DELETE with a body', message(`DELETE ${HUB} HTTP/1.1`, [LENGTH], SMUGGLED), [200], [`DELETE ${HUB} ${SMUGGLED}`]],
  [
    'an OPTIONS with a body',
    message(`OPTIONS ${REST} HTTP/1.1`, [LENGTH], SMUGGLED),
    [200],
    [`OPTIONS ${REST} ${SMUGGLED}`],
  ],
  ['half a body', post(REST, ['Content-Length: 9'], '{'), [408], []],
  [
    'half a body after a promise to wait',
    post(HUB, ['Content-Length: 9', 'Expect: 100-continue'], '{'),
    [100, 408],
    [],
  ],
  ['a promise of something else', post(REST, [LENGTH, 'Expect: 200-ok'], SMUGGLED), [417], []],
  [
    'more than its length',
    post(REST, ['Content-Length: 2'], `{}${get('/api/b')}`),
    [200, 200],
    [`POST ${REST} {}`, 'GET /api/b'],
  ],
  [
    'HTTP/1.0 with chunks',
    message(`POST ${REST} HTTP/1.0`, [CHUNKED], IN_ONE_CHUNK),
    [200],
    [`POST ${REST} ${SMUGGLED}`],
  ],
];

const heads: Attack[] = [
  ['obs-fold', get(REST, ['X: y\r\n z']), [400], []],
  ['obs-fold of the first header', `GET ${REST} HTTP/1.1\r\n Host: x\r\n\r\n`, [400], []],
  ['line feeds alone', `GET ${REST} HTTP/1.1\nHost: x\n\n`, [400], []],
  ['a line feed alone before the last', `GET ${REST} HTTP/1.1\r\nHost: x\n\r\n`, [400], []],
  ['a carriage return in a value', get(REST, ['X: a\rb']), [400], []],
  ['a zero byte in a value', get(REST, ['X: a\0b']), [400], []],
  ['a control character in a value', get(REST, ['X: a\x01b']), [400], []],
  ['a zero byte in a name', get(REST, ['X\0: a']), [400], []],
  ['a header without a name', get(REST, [': a']), [400], []],
  ['a header without a colon', get(REST, ['X']), [400], []],
  ['two hosts', get(REST, ['Host: api']), [400], []],
  ['no host', `GET ${REST} HTTP/1.1\r\n\r\n`, [400], []],
  ['an empty host', `GET ${REST} HTTP/1.1\r\nHost:\r\n\r\n`, [200], [`GET ${REST}`]],
  ['a thousand headers, and a length behind them', get(REST, [...Array(1100).fill('a:'), LENGTH], SMUGGLED), [431], []],
  ['a method in small letters', message(`get ${REST} HTTP/1.1`, []), [400], []],
  ['an unknown method', message(`SMUGGLE ${REST} HTTP/1.1`, []), [400], []],
  ['two versions', message(`GET ${REST} HTTP/1.1 HTTP/1.1`, []), [400], []],
  ['HTTP/0.9', `GET ${REST}\r\n`, [408], []],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400], []],
  ['an answer instead of a question', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', [400], []],
  ['a CONNECT', message('CONNECT api:9000 HTTP/1.1', [], SMUGGLED), [], []],
  ['a TRACE', message(`TRACE ${REST} HTTP/1.1`, []), [404], []],
  ['empty lines before the request', `\r\n\r\n${get(REST)}`, [200], [`GET ${REST}`]],
];

const targets: Attack[] = [
  ['a whole address', get(`http://tyso.vn${REST}`), [200], [`GET ${REST}`]],
  ['a whole address of another host', get(`http://api:9000${REST}`), [200], [`GET ${REST}`]],
  ['a whole address of the metrics', get('http://api:9000/metrics'), [404], []],
  ['a whole address of the metrics behind a path of ours', get('http://x/metrics?/api/'), [404], []],
  ['a whole address in another scheme', get(`ftp://api${REST}`), [200], [`GET ${REST}`]],
  ['a whole address within a whole address', get('http://x/http://api/metrics'), [404], []],
  ['two slashes', get('//metrics'), [404], []],
  ['two slashes before the API', get('//api/echo'), [404], []],
  ['nothing but slashes', get('//'), [200], []],
  ['up and out of the API', get('/api/../metrics'), [404], []],
  ['up and out, encoded', get('/api/%2e%2e/metrics'), [404], []],
  ['up and out with an encoded slash', get('/api/..%2fmetrics'), [404], []],
  ['up and out with backslashes', get('/api/..\\metrics'), [404], []],
  ['up and out, encoded twice', get('/api/%252e%252e/metrics'), [200], ['GET /api/%252e%252e/metrics']],
  ['a fragment', get('/api/echo#/../metrics'), [404], []],
  ['a star', message('OPTIONS * HTTP/1.1', []), [404], []],
];

const hops: Attack[] = [
  ['names of headers to drop', get(REST, ['Connection: x-signature, close', 'X-Signature: A']), [200], [`GET ${REST}`]],
  ['TE and trailers', get(HUB, ['TE: trailers, chunked', 'Trailer: Content-Length']), [200], [`GET ${HUB}`]],
  ['keep-alive of its own', get(HUB, ['Connection: keep-alive', 'Keep-Alive: timeout=999']), [200], [`GET ${HUB}`]],
  ['HTTP/1.0', message(`GET ${HUB} HTTP/1.0`, []), [200], [`GET ${HUB}`]],
  ['HTTP/1.0 that stays', message(`GET ${HUB} HTTP/1.0`, ['Connection: keep-alive']), [200], [`GET ${HUB}`]],
  [
    'a length named as a hop',
    post(REST, ['Connection: content-length', 'Content-Length: 2'], '{}'),
    [200],
    [`POST ${REST} {}`],
  ],
  ['a host named as a hop', get(REST, ['Connection: host, x-forwarded-for']), [200], [`GET ${REST}`]],
];

const upgrades: Attack[] = [
  ['h2c', get(HUB, H2C), [200], [`GET ${HUB}`]],
  ['h2c and a request behind it', get(HUB, H2C) + SMUGGLED, [200], [`GET ${HUB}`]],
  ['h2c with a body on a GET', get(HUB, [...H2C, LENGTH], SMUGGLED), [400], []],
  ['h2c on a POST', post(HUB, [...H2C, LENGTH], SMUGGLED), [200], [`POST ${HUB} ${SMUGGLED}`]],
  ['h2c on a POST in chunks', post(HUB, [...H2C, CHUNKED], IN_ONE_CHUNK), [200], [`POST ${HUB} ${SMUGGLED}`]],
  ['h2c on a POST in chunks that are none', post(HUB, [...H2C, CHUNKED], 'zz\r\n\r\n'), [408], []],
  ['h2c on a POST with two lengths', post(HUB, [...H2C, LENGTH, CHUNKED], IN_ONE_CHUNK), [400], []],
  ['a WebSocket with a body', get(HUB, [...UPGRADE, KEY, LENGTH], SMUGGLED), [400], []],
  ['a WebSocket in chunks', get(HUB, [...UPGRADE, KEY, CHUNKED], IN_ONE_CHUNK), [400], []],
  [
    'a WebSocket that is refused, and a request behind it',
    get(HUB, [...UPGRADE, KEY]) + SMUGGLED,
    [200],
    [`GET ${HUB}`],
  ],
  [
    'a WebSocket without Connection, and no request behind it',
    `${get(HUB, ['Upgrade: websocket', KEY])}no request\r\n\r\n`,
    [200],
    [`GET ${HUB}`],
  ],
  ['a WebSocket by POST', post(HUB, [...UPGRADE, KEY, LENGTH], SMUGGLED), [200], [`POST ${HUB} ${SMUGGLED}`]],
  ['a WebSocket elsewhere', get('/metrics', [...UPGRADE, KEY]), [404], []],
  ['a WebSocket to two hosts', get(HUB, [...UPGRADE, KEY, 'Host: api']), [400], []],
  ['a WebSocket to a whole address', get('http://api/metrics', [...UPGRADE, KEY]), [404], []],
  ['a WebSocket out of the hub', get('/realtime/../metrics', [...UPGRADE, KEY]), [404], []],
];

const pipelines: Attack[] = [
  ['two requests', get('/api/a') + get('/api/b'), [200, 200], ['GET /api/a', 'GET /api/b']],
  ['a request and something else', `${get('/api/a')}xin chào\r\n\r\n`, [200], ['GET /api/a']],
  [
    'a POST and a GET',
    post('/api/a', ['Content-Length: 2'], '{}') + get('/api/b'),
    [200, 200],
    ['POST /api/a {}', 'GET /api/b'],
  ],
  ['a refused GET and another', get('/api/a', ['Content-Length: 2'], '{}') + get('/api/b'), [400], []],
  ['one that closes, and another', get('/api/a', ['Connection: close']) + get('/api/b'), [200], ['GET /api/a']],
];

/** Ways to make two servers disagree on where a request ends. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  bodiesOnReads,
  twoLengths,
  codings,
  chunks,
  wholeBodies,
  heads,
  targets,
  hops,
  upgrades,
  pipelines,
};
