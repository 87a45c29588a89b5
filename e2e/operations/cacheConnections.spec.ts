import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { type Cache, missingCache, startCache } from './cache';
import { type Origin, sharedText, startOrigin } from './origin';
import { keepProbing } from './probes';

// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missingCache !== undefined, missingCache);

let origin: Origin;
let cache: Cache;

test.beforeAll(async () => {
  origin = await startOrigin();
  cache = await startCache(origin.port);
});
test.afterAll(async () => {
  await cache?.stop();
  await origin?.stop();
});

function open() {
  const [host, port] = cache.host.split(':');
  return connect({ host, port: Number(port) });
}

/** What comes back until the connection ends, or is reset. */
function sent(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answers = '';
    const socket = open().on('error', () => {});
    socket.on('data', (chunk) => {
      answers += String(chunk);
    });
    socket.on('close', () => resolve(answers)).end(Buffer.from(bytes, 'latin1'));
  });
}

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const LENGTH = `Content-Length: ${SMUGGLED.length}`;
const IN_ONE_CHUNK = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked';
const message = (line: string, headers: readonly string[], body: string) =>
  `${[`${line} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n${body}`;

const attacks: [name: string, bytes: string][] = ['GET /', 'GET /api/match?Id=1', 'POST /beacon', 'GET /r/a'].flatMap(
  (line): [string, string][] => [
    [`${line} with a request for its body`, message(line, [LENGTH], SMUGGLED)],
    [`${line} with a request in a chunk`, message(line, [CHUNKED], IN_ONE_CHUNK)],
    [`${line}, CL.TE`, message(line, [LENGTH, CHUNKED], `0\r\n\r\n${SMUGGLED}`)],
    [`${line}, TE.CL`, message(line, [CHUNKED, 'Content-Length: 4'], IN_ONE_CHUNK)],
    [`${line} with two lengths`, message(line, ['Content-Length: 0', LENGTH], SMUGGLED)],
    [`${line} with a list of lengths`, message(line, [`Content-Length: 0, ${SMUGGLED.length}`], SMUGGLED)],
    [`${line} with a length with a plus`, message(line, [`Content-Length: +${SMUGGLED.length}`], SMUGGLED)],
    [`${line} with a coding that is none`, message(line, ['Transfer-Encoding: xchunked'], IN_ONE_CHUNK)],
    [`${line} with a coding after a tab`, message(line, ['Transfer-Encoding: \x0bchunked'], IN_ONE_CHUNK)],
    [`${line} with identity after chunked`, message(line, ['Transfer-Encoding: chunked, identity'], IN_ONE_CHUNK)],
    [`${line} with a space before the colon`, message(line, [`Content-Length : ${SMUGGLED.length}`], SMUGGLED)],
    [`${line} with a folded length`, message(line, [`Content-Length:\r\n ${SMUGGLED.length}`], SMUGGLED)],
    [`${line} with a bare return in a header`, message(line, [`X: a\r${LENGTH}`], '')],
    [`${line} with a line in a header`, message(line, [`X: a\nContent-Length: ${SMUGGLED.length}`], SMUGGLED)],
    [`${line} for h2c`, message(line, ['Connection: Upgrade', 'Upgrade: h2c', LENGTH], SMUGGLED)],
    [`${line} for a WebSocket`, message(line, ['Connection: Upgrade', 'Upgrade: websocket', LENGTH], SMUGGLED)],
  ],
);

for (const [name, bytes] of attacks) {
  test(`no request is smuggled to the origin: ${name}`, async () => {
    origin.answer((_, response) => sharedText('honest')(_, response));
    const answers = await sent(bytes + LAST);
    expect(origin.asked.map(({ url }) => url).filter((url) => url?.startsWith('/smuggled'))).toEqual([]);
    expect(answers.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(await sent(LAST)).toMatch(/^HTTP\/1\.1 200 /);
  });
}

test('an absolute address is the one of its path, whatever host it names', async () => {
  origin.answer((asked, response) => sharedText(asked.url ?? '')(asked, response));
  const absolute = await sent(message('GET http://evil.example/absolute', ['Connection: close'], ''));
  expect(absolute).toContain('\r\n\r\n/absolute');
  expect(await sent(message('GET /absolute', ['Connection: close'], ''))).toContain('\r\n\r\n/absolute');
  expect(origin.countOf('/absolute')).toBe(1);
  for (const target of ['gopher://evil.example/absolute', '*', 'evil.example', 'http:/absolute']) {
    const answer = await sent(message(`GET ${target}`, ['Connection: close'], ''));
    expect(answer, target).not.toContain('\r\n\r\n/absolute');
  }
});

test('headers beyond all measure are refused', async () => {
  origin.answer(sharedText(''));
  expect(await sent(message('GET /large', [`X: ${'x'.repeat(40_000)}`, 'Connection: close'], ''))).not.toContain(
    ' 200 ',
  );
  expect(origin.asked).toHaveLength(0);
});

test('a WebSocket goes through with its address, both ways, and nothing of it is kept', async () => {
  origin.answer(sharedText(''));
  const socket = open();
  const headers = ['Connection: keep-alive, Upgrade', 'Upgrade: websocket', 'X-Forwarded-For: 203.0.113.7'];
  let reported = '';
  socket.on('data', (chunk) => {
    reported += String(chunk);
  });
  socket.write(message('GET /realtime?id=a', headers, ''));
  await expect.poll(() => reported).toContain(' 101 ');
  for (const word of ['one', 'two']) {
    socket.write(word);
    await expect.poll(() => reported.endsWith(word)).toBe(true);
  }
  expect(origin.asked[0]?.headers).toMatchObject({ upgrade: 'websocket', 'x-forwarded-for': '203.0.113.7' });
  socket.destroy();
});

test('a stream of events comes as it is sent', async () => {
  origin.answer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n'),
  );
  const answer = await fetch(`http://${cache.host}/realtime?id=b`);
  const reader = answer.body?.getReader();
  expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe('data: one\n\n');
  await reader?.cancel();
});

test('a reload to an origin at another address fails no request', async () => {
  const other = await startOrigin();
  other.answer(sharedText('other'));
  origin.answer(sharedText('first'));
  const url = `http://${cache.host}/moved`;
  expect(await (await fetch(url)).text()).toBe('first');
  const probes = keepProbing(url);
  const passing = keepProbing(`http://${cache.host}/api/banner`);
  await cache.reload(other.port);
  await expect.poll(async () => (await fetch(url)).text()).toBe('other');
  await cache.reload(origin.port);
  await expect.poll(async () => (await fetch(url)).text()).toBe('first');
  expect([await probes.stop(), await passing.stop()]).toMatchObject([{ failed: [] }, { failed: [] }]);
  await other.stop();
});
