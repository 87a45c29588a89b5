import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import type { GenericSchema } from 'valibot';
import { EMPTY_STORE } from '../testing/emptyStore';
import { shapeErrors } from '../testing/shapeErrors';
import { oneTestApp, signature } from '../testing/testApp';
import { ErrorAnswer, SignatureRefused } from './docs';

const store = () => EMPTY_STORE;
const site = oneTestApp(store);

/** `WRITE_DOCS=1 node_modules/.bin/jest --config jest.config.cjs server/api/src/rest/docs.test.ts` writes them again. */
test.each(['openapi.json', 'hub.schema.json'])('docs/%s is what the server answers', async (file) => {
  const { app } = await site();
  const description = `${JSON.stringify((await app.inject(`/api/docs/${file}`)).json(), undefined, 2)}\n`;
  const committed = path.join(__dirname, '../../../../docs', file);
  if (process.env.WRITE_DOCS) writeFileSync(committed, description);
  expect(readFileSync(committed, 'utf8')).toBe(description);
});

test('a parameter with a default may be left out, and only such a one', async () => {
  const { app } = await site();
  const { paths } = (await app.inject('/api/docs/openapi.json')).json();
  const required = (path: string) =>
    paths[path].get.parameters.flatMap((one: { name: string; required?: boolean }) => (one.required ? one.name : []));
  expect(required('/api/match/range')).toEqual(['FromDate', 'ToDate']);
  expect(required('/api/match')).toEqual(['Id']);
  expect(required('/api/match/prices')).toEqual(['MatchId']);
  expect(required('/api/Commentary')).toEqual([]);
  expect(required('/api/Commentary/{id}')).toEqual(['id']);
});

test('each path is described with its answer and its refusals', async () => {
  const { app } = await site();
  const { paths } = (await app.inject('/api/docs/openapi.json')).json();
  for (const [path, { get }] of Object.entries<{ get: { summary: string; responses: object } }>(paths)) {
    const missing = path.includes('{id}') ? ['404'] : [];
    expect([path, Object.keys(get.responses)]).toEqual([path, ['200', '400', '401', ...missing, '405', '429', '503']]);
    expect(get.summary).toBeTruthy();
  }
});

test.each<[string, GenericSchema, InjectOptions['headers']]>([
  ['/api/match', ErrorAnswer, signature('/api/match')],
  ['/api/match', SignatureRefused, {}],
])('a refusal of %s is of the documented shape', async (url, schema, headers) => {
  const { app } = await site();
  expect(shapeErrors(schema, (await app.inject({ url, headers })).json())).toEqual([]);
});

test('people read it as a page that runs nothing', async () => {
  const { app } = await site();
  const { headers, body } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('GET /api/Commentary/{id}');
});
