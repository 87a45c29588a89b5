import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJsonFetcher, type GetJson } from './jsonFetcher';

let server: Server | undefined;

const report = (error: Error) => {
  throw error;
};

/** @param limitMs what a busy machine needs */
async function vendor(answer: RequestListener, limitMs = 60_000): Promise<GetJson> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return createJsonFetcher({ vendor: 'Vendor', origin, headers: { 'x-key': 'hush' }, limitMs, maxBytes: 1000, report });
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

it('gives the JSON, and sends its headers', async () => {
  const getJson = await vendor((request, response) => response.end(JSON.stringify({ key: request.headers['x-key'] })));
  expect(await getJson('/a')).toEqual({ key: 'hush' });
});

const tooMuch = JSON.stringify('x'.repeat(2000));

it.each<[string, RequestListener, RegExp, limitMs?: number]>([
  [
    'a page in HTML',
    (_, response) => response.end('<!doctype html>'),
    /expected JSON from \S+\/a, got Unexpected token/,
  ],
  ['half an answer', (_, response) => response.end('{"a":['), /expected JSON from \S+\/a, got /],
  ['nothing', (_, response) => response.end(), /expected JSON from \S+\/a, got Unexpected end/],
  ['an error', (_, response) => response.writeHead(503).end('{}'), /expected status 200 from \S+\/a, got 503/],
  ['silence', () => {}, /expected an answer from \S+\/a within 50 ms, got .*timeout/, 50],
  ['a cut line', (request) => request.socket.destroy(), /expected an answer from \S+\/a within 60000 ms, got /],
  ['far too much', (_, response) => response.end(tooMuch), /expected JSON from \S+\/a, got more than 1000 bytes/],
])('says plainly what came instead: %s', async (_, answer, message, limitMs = 60_000) => {
  const getJson = await vendor(answer, limitMs);
  const failure = await getJson('/a').catch(String);
  expect(failure).toMatch(message);
  expect(failure).not.toMatch(/hush/);
});

it('says of a server that is not there which it was', async () => {
  const getJson = createJsonFetcher({ vendor: 'Vendor', origin: 'http://127.0.0.1:1', report });
  await expect(getJson('/a')).rejects.toThrow(
    'Vendor: expected an answer from http://127.0.0.1:1/a within 10000 ms, got ',
  );
});

it('keeps the wait that a busy vendor asks for', async () => {
  const getJson = await vendor((_, response) => response.writeHead(429, { 'retry-after': '37' }).end());
  await expect(getJson('/a')).rejects.toMatchObject({ retryAfter: 37 });
});

it('hands over the headers of each answer, and says the status of a refusal', async () => {
  const seen: (string | null)[] = [];
  const refused = async () => new Response('{}', { status: 403, headers: { 'x-left': '7' } });
  const onHeaders = (headers: Headers) => void seen.push(headers.get('x-left'));
  const getJson = createJsonFetcher({
    vendor: 'Vendor',
    origin: 'https://vendor.example',
    fetch: refused,
    report,
    onHeaders,
  });
  await expect(getJson('/a')).rejects.toMatchObject({ status: 403 });
  expect(seen).toEqual(['7']);
});

it('reads names that were written for HTML, and says once of one that lost letters', async () => {
  const said: string[] = [];
  const answer = async () => new Response('{"names":["Bod&oslash;","Troms\uFFFD"]}');
  const note = ({ message }: Error) => void said.push(message);
  const getJson = createJsonFetcher({
    vendor: 'Vendor',
    origin: 'https://vendor.example',
    fetch: answer,
    report: note,
  });
  expect([await getJson('/a'), await getJson('/b')]).toEqual(Array(2).fill({ names: ['Bodø', 'Troms\uFFFD'] }));
  expect(said).toEqual(['Vendor: expected texts in UTF-8, got "Troms\uFFFD"']);
});
