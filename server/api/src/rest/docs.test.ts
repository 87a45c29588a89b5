import type { TSchema } from '@sinclair/typebox';
import type { InjectOptions } from 'fastify';
import { EMPTY_STORE } from '../testing/emptyStore';
import { shapeErrors } from '../testing/shapeErrors';
import { oneTestApp, signature } from '../testing/testApp';

import { ErrorAnswer, SignatureRefused } from './errorSchemas';

const store = () => EMPTY_STORE;
const site = oneTestApp(store);

test('the documentation names every path of the API, and only those', async () => {
  const { app } = await site();
  const description = (await app.inject('/api/docs/openapi.json')).json();
  expect(Object.keys(description.paths).sort()).toEqual([
    '/api/AppSetting',
    '/api/Commentary',
    '/api/Commentary/{id}',
    '/api/NewPost',
    '/api/NewPost/{id}',
    '/api/Standing',
    '/api/Standing/Cup',
    '/api/Standing/Season',
    '/api/advert',
    '/api/banner',
    '/api/match',
    '/api/match/history',
    '/api/match/info',
    '/api/match/lineups',
    '/api/match/markets',
    '/api/match/markets/open',
    '/api/match/prices',
    '/api/match/range',
    '/api/match/text',
    '/api/post',
    '/api/search',
    '/api/team/form',
    '/api/team/squad',
  ]);
  const names = description.paths['/api/match/range'].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual([
    'FromDate',
    'ToDate',
    'PageSize',
    'StatusId',
    'CompetitionId',
    'TeamId',
    'Top',
    'Skip',
    'Board',
    'Filter',
  ]);
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

test.each<[string, TSchema, InjectOptions['headers']]>([
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
