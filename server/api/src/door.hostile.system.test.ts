import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { afterTest } from 'hub/testing/afterTest';
import {
  HTML_ATTACKS,
  NO_BODIES,
  NO_NUMBERS,
  NO_REQUESTS,
  ODD_IDS,
  ODD_TEXTS,
  ODD_VALUES,
} from 'shared-kernel/testing/hostile';
import { boardStore } from './testing/boardStore';
import { createTestApp, SECRETS, signature } from './testing/testApp';

/** The door REST: whatever is asked is answered, or refused in words that say what was expected and what came, and show no secret. */

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean };
type Description = { readonly paths: Record<string, { readonly get: { readonly parameters?: readonly Parameter[] } }> };
/** One parameter of a path, and all of them. */
type Ask = readonly [path: string, parameter: Parameter, all: readonly Parameter[]];

let origin: string;
let asks: readonly Ask[];
beforeAll(async () => {
  const { app } = await createTestApp(boardStore({ matches: [aFeedMatch({ id: 1 })] }));
  afterTest(() => app.close());
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const { paths } = (await (await fetch(`${origin}/api/docs/openapi.json`)).json()) as Description;
  asks = Object.entries(paths).flatMap(([path, { get }]) =>
    (get.parameters ?? []).map((one): Ask => [path, one, get.parameters ?? []]),
  );
});

/** What is sound for parameters that must be there; an id for all others. */
const SOUND: Readonly<Record<string, string>> = { FromDate: '2022-12-09T00:00:00Z', ToDate: '2022-12-10T00:00:00Z' };

const TEXTS = new Map<unknown, string>(
  [...ODD_TEXTS, ...NO_NUMBERS, ...HTML_ATTACKS.slice(0, 9), ...ODD_IDS, ...ODD_VALUES].map(([name, came]) => [
    came,
    name,
  ]),
);
const NAMED = [...TEXTS].flatMap(([came, name]) => (typeof came === 'string' ? [[name, came] as const] : []));

/** The address of a request in which one parameter is odd. */
function addressOf(path: string, odd: Parameter, all: readonly Parameter[], value: string): string {
  const written = (one: Parameter) =>
    encodeURIComponent(one === odd ? Buffer.from(value).toString() : (SOUND[one.name] ?? '1'));
  const query = all.flatMap((one) =>
    one.in === 'query' && (one === odd || one.required) ? [`${one.name}=${written(one)}`] : [],
  );
  const place = path.replace(/\{(\w+)\}/g, (_, name) => written(all.find((one) => one.name === name) ?? odd));
  return `${place}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** An error is short, in our words, and names nothing inside. */
function expectOurWords(body: string) {
  const { error } = JSON.parse(body);
  expect(error).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) });
  expect(error.message.length).toBeLessThan(250);
  expect(body).not.toMatch(/node_modules|\.[jt]s:\d|\n\s+at /);
  for (const secret of SECRETS) expect(body).not.toContain(secret);
}

/** The door stands open to the next visitor. */
afterEach(async () => {
  const path = '/api/match?Id=1';
  const answer = await fetch(origin + path, { headers: signature(path) });
  expect(await answer.json()).toMatchObject({ data: [{ id: 1 }] });
});

it.each(NAMED)('%s in any parameter of any address is an answer, or a refusal that names it', async (_, value) => {
  for (const [path, parameter, all] of asks) {
    const address = addressOf(path, parameter, all, value);
    const answer = await fetch(origin + address, { headers: signature(address) });
    const body = await answer.text();
    if (![200, 400, 404, 414].includes(answer.status))
      throw new Error(`Expected a refusal of ${address}, got ${answer.status}: ${body}`);
    expect(answer.headers.get('x-injected')).toBeNull();
    if (answer.status === 200) JSON.parse(body);
    else expectOurWords(body);
    if (answer.status === 400) {
      const { error } = JSON.parse(body);
      expect(error.message).toMatch(/^At [\w.]+: expected .+, got .+/s);
      expect(error.message).toContain(parameter.name);
    }
  }
});

it.each(NO_BODIES)('a beacon of %s is taken as nothing, or refused in words', async (_, body) => {
  const headers = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${origin}/beacon`, { method: 'POST', headers, body });
  if (answer.status === 204) return;
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expectOurWords(await answer.text());
});

it.each(NO_REQUESTS)(
  '%s is refused in the shape of all errors, and the connection closed',
  async (_, bytes, status) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes, 'latin1');
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expectOurWords(answer.slice(answer.indexOf('\r\n\r\n') + 4));
  },
);
