import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { aDeliveryFor, anUpstream } from '../testing/aServer';
import { sendLiterally } from '../testing/askLiterally';
import { afterTest } from '../testing/temporaryFolder';

const HOPS = [
  'Keep-Alive: timeout=999, max=9',
  'Proxy-Connection: keep-alive',
  'Proxy-Authorization: Basic YTpi',
  'Proxy-Anything: x',
  'TE: trailers, deflate;q=0.5',
  'Trailer: Content-Length',
  'Expect: 100-continue',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQAAP__',
  'X-Named: a',
];
const NAMES = HOPS.map((line) => line.split(':')[0]?.toLowerCase());

/** The request as `api` receives it from a visitor who sends these lines. */
async function seenByApi(line: string, headers: readonly string[], body = ''): Promise<Map<string, string>> {
  let seen: readonly string[] = [];
  const { origin } = await anUpstream((request, response) => {
    seen = request.rawHeaders;
    request.resume().once('end', () => response.end('{}'));
  });
  const { host } = await aDeliveryFor(origin);
  const answer = await sendLiterally(host, `${[line, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n${body}`);
  expect(answer).toMatch(/HTTP\/1\.1 200 /);
  return new Map(seen.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), seen[at + 1] ?? '']] : [])));
}

describe('what a visitor says of its own connection', () => {
  it.each(['GET /realtime?id=1', 'GET /api/match', 'DELETE /realtime?id=1', 'GET /media/a.png', 'OPTIONS /embed'])(
    'is not passed on to api: %s',
    async (line) => {
      const named = 'Connection: close, HTTP2-Settings, x-named, Cookie';
      const seen = await seenByApi(`${line} HTTP/1.1`, [named, 'Cookie: a=b', 'X-Signature: A', ...HOPS]);
      expect([...seen.keys()].filter((name) => NAMES.includes(name) || name === 'cookie')).toEqual([]);
      expect(seen.get('connection')).toBe('keep-alive');
      expect(seen.get('x-signature')).toBe('A');
    },
  );

  it('cannot be spread over several headers either', async () => {
    const headers = ['Connection: close', 'Connection: X-Named', 'Connection: ,X-Other ,', 'X-Named: a', 'X-Other: b'];
    const seen = await seenByApi('GET /api/match HTTP/1.1', headers);
    expect([seen.get('x-named'), seen.get('x-other')]).toEqual([undefined, undefined]);
  });

  it('takes nothing away from what we say of the visitor', async () => {
    const headers = ['Connection: close, X-Forwarded-For, X-Forwarded-Host, Host', 'X-Forwarded-For: 203.0.113.7'];
    const seen = await seenByApi('GET /api/match HTTP/1.1', headers);
    expect(seen.get('x-forwarded-for')).toMatch(/127\.0\.0\.1$/);
    expect(seen.get('x-forwarded-host')).toMatch(/^127\.0\.0\.1:/);
  });

  it('is not hidden behind more headers than anybody reads', async () => {
    const { origin } = await anUpstream((_request, response) => response.end('{}'));
    const { host } = await aDeliveryFor(origin);
    const many = 'a:\r\n'.repeat(990);
    const answer = await sendLiterally(host, `GET /api/match HTTP/1.1\r\nHost: ${host}\r\n${many}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each([
    ['with a length', 'Content-Length: 2', '{}'],
    ['in chunks', 'Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n'],
  ])('has the length of a body %s counted again', async (_, header, body) => {
    const seen = await seenByApi('POST /beacon HTTP/1.1', ['Connection: close', header], body);
    const framing = [seen.get('content-length'), seen.get('transfer-encoding')];
    expect([
      ['2', undefined],
      [undefined, 'chunked'],
    ]).toContainEqual(framing);
  });

  it('has no length where there is no body', async () => {
    const seen = await seenByApi('DELETE /realtime?id=1 HTTP/1.1', ['Connection: close', 'Content-Length: 0']);
    expect(seen.get('transfer-encoding')).toBeUndefined();
  });
});

/** An `api` that answers every request with these bytes, and keeps the connection. */
async function aLiteralApi(answer: string): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(answer));
    afterTest(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

describe('what api says of its own connection', () => {
  const said = [
    'Connection: keep-alive, X-Named, HTTP2-Settings',
    ...HOPS,
    'Proxy-Authenticate: Basic',
    'ETag: "7"',
    'Content-Length: 2',
  ];
  const ANSWER = `HTTP/1.1 200 OK\r\n${said.join('\r\n')}\r\n\r\n{}`;

  it.each([
    ['HTTP/1.0', 'GET /realtime?id=1 HTTP/1.0', 'x: y'],
    ['HTTP/1.0', 'GET /api/match HTTP/1.0', 'x: y'],
    ['Connection: close', 'GET /realtime?id=1 HTTP/1.1', 'Connection: close'],
    ['Connection: close', 'GET /api/match HTTP/1.1', 'Connection: close'],
  ])('is not passed on to a visitor with %s: %s', async (_, line, header) => {
    const { host } = await aDeliveryFor(await aLiteralApi(ANSWER));
    const answer = await sendLiterally(host, `${line}\r\nHost: ${host}\r\n${header}\r\n\r\n`);
    const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
    expect(head).toMatch(/\r\nconnection: close(\r\n|$)/);
    expect(head).toContain('etag: "7"');
    const names = head.split('\r\n').map((one) => one.split(':')[0]);
    expect(names.filter((name) => name !== undefined && [...NAMES, 'proxy-authenticate'].includes(name))).toEqual([]);
    expect(answer).toMatch(/\r\n\r\n\{\}$/);
  });

  it.each([
    [
      'an upgrade that nobody asked for',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\nxx',
    ],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length beside chunks', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}'],
    ['no HTTP', 'xin chào\r\n\r\n'],
  ])('is an error of api when it is %s', async (_, bytes) => {
    const { host } = await aDeliveryFor(await aLiteralApi(bytes));
    const answer = await sendLiterally(host, `GET /api/match HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 502 /);
  });

  it('is an answer of the right visitor only, however much api says', async () => {
    const twice = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged';
    const { host } = await aDeliveryFor(await aLiteralApi(twice));
    for (const path of ['/api/match', '/realtime?id=1', '/api/news']) {
      const answer = await sendLiterally(host, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/\r\n\r\n\{\}$/);
    }
  });
});

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
])('what a page says names its visitor %s for the balancer, and never as they say', async (address, named) => {
  const forged = [`X-Forwarded-For: ${address}`, 'X-Tyso-Visitor: 198.51.100.1', 'Connection: close'];
  const seen = await seenByApi('POST /beacon HTTP/1.1', [...forged, 'Content-Length: 2'], '{}');
  expect(seen.get('x-tyso-visitor')).toBe(named);
});
