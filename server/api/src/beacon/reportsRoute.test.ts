import Fastify from 'fastify';
import { registerErrors } from '../http/errors';
import { createMetrics } from '../metrics/createMetrics';
import { registerReports } from './reportsRoute';

/** As Chromium 143 sends it. */
const VIOLATION = {
  age: 0,
  type: 'csp-violation',
  url: 'https://tyso.example/news/1-tin?q=an%40b.example#x',
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'trusted-types-sink',
    disposition: 'enforce',
    documentURL: 'https://tyso.example/news/1-tin?q=an%40b.example',
    effectiveDirective: 'require-trusted-types-for',
    lineNumber: 7,
    originalPolicy: "default-src 'none'",
    sample: 'Element innerHTML|<img src=x onerror=1>',
    sourceFile: 'https://tyso.example/r/mfe-ads/1/App.js?again=1',
    statusCode: 200,
  },
};

function setUp() {
  const metrics = createMetrics();
  const lines: object[] = [];
  let seconds = 1000;
  const app = Fastify();
  registerErrors(app);
  registerReports(app, { metrics, log: { warn: (line: object) => void lines.push(line) }, now: () => seconds });
  const counted = (name: string) => async () =>
    (await metrics.registry.getSingleMetricAsString(name)).split('\n').filter((line) => line.includes('{'));
  return {
    lines,
    counted: counted('tyso_page_reports_total'),
    refused: counted('tyso_beacon_refused_total'),
    pass: (passed: number) => {
      seconds += passed;
    },
    send: (body: unknown, type = 'application/reports+json') =>
      app.inject({
        method: 'POST',
        url: '/reports',
        headers: { 'content-type': type },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

test('a violation is counted by its directive, and logged without what the visitor wrote', async () => {
  const { send, counted, lines } = setUp();
  const { statusCode, body } = await send([VIOLATION, VIOLATION]);
  expect([statusCode, body]).toEqual([204, '']);
  expect(await counted()).toEqual(['tyso_page_reports_total{kind="csp-violation",what="require-trusted-types-for"} 2']);
  expect(lines).toEqual([
    {
      kind: 'csp-violation',
      what: 'require-trusted-types-for',
      page: 'https://tyso.example/news/1-tin',
      blocked: 'trusted-types-sink',
      source: 'https://tyso.example/r/mfe-ads/1/App.js',
      sink: 'Element innerHTML',
      id: undefined,
    },
  ]);
});

test('of one kind a line is logged each minute', async () => {
  const { send, lines, pass } = setUp();
  const of = (effectiveDirective: string) => [{ ...VIOLATION, body: { ...VIOLATION.body, effectiveDirective } }];
  await send(of('img-src'));
  await send(of('font-src'));
  pass(59);
  await send(of('img-src'));
  expect(lines).toHaveLength(2);
  pass(1);
  await send(of('img-src'));
  expect(lines).toHaveLength(3);
});

test.each([
  [{ type: 'crash', body: { reason: 'oom' } }, 'crash', 'oom'],
  [{ type: 'crash', body: { reason: '"} 1\n' } }, 'crash', 'other'],
  [{ type: 'deprecation', body: { id: 'UnloadHandler', message: 'x' } }, 'deprecation', ''],
  [{ type: 'csp-violation', body: { effectiveDirective: 'x'.repeat(99) } }, 'csp-violation', 'other'],
  [{ type: 'csp-violation', body: { effectiveDirective: 7, sample: {} } }, 'csp-violation', 'other'],
  [{ type: 'csp-violation' }, 'csp-violation', 'other'],
  [{ type: 'whatever', url: 7, body: 'x' }, 'other', ''],
])('%j is counted as %s of %s', async (report, kind, what) => {
  const { send, counted } = setUp();
  expect((await send([report])).statusCode).toBe(204);
  expect(await counted()).toEqual([`tyso_page_reports_total{kind="${kind}",what="${what}"} 1`]);
});

test('what is unreadable in a message, or too much, is left out', async () => {
  const { send, counted, refused } = setUp();
  await send([7, ...Array.from({ length: 101 }, () => ({ type: 'crash' }))]);
  expect(await counted()).toEqual(['tyso_page_reports_total{kind="crash",what="other"} 100']);
  expect(await refused()).toEqual(['tyso_beacon_refused_total{why="unreadable"} 2']);
});

test.each<[string, unknown, string, number]>([
  ['no list', VIOLATION, 'application/reports+json', 400],
  ['nothing', 'null', 'application/reports+json', 400],
  ['no JSON', '[', 'application/reports+json', 400],
  ['no JSON, as text', '[', 'text/plain', 400],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
  ['more than 256 kB', [VIOLATION, 'x'.repeat(262_144)], 'application/reports+json', 413],
])('%s is refused', async (_, body, type, status) => {
  const { send, counted, lines } = setUp();
  const answer = await send(body, type);
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, status === 413 ? 'too_large' : 'bad_request']);
  expect([await counted(), lines]).toEqual([[], []]);
});
