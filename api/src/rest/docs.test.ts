import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp } from '../testing/testApp';

const store = () => EMPTY_STORE;

test('the documentation names every path of the API, and only those', async () => {
  const { app } = await createTestApp(store());
  const description = (await app.inject('/api/docs/openapi.json')).json();
  expect(Object.keys(description.paths).sort()).toEqual([
    '/api/AppSetting',
    '/api/Commentary',
    '/api/Commentary/{id}',
    '/api/NewPost',
    '/api/NewPost/{id}',
    '/api/banner',
    '/api/match',
    '/api/match/range',
    '/api/post',
  ]);
  const names = description.paths['/api/match/range'].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['FromDate', 'ToDate', 'PageSize', 'StatusId']);
});

test('people read it as a page that runs nothing', async () => {
  const { app } = await createTestApp(store());
  const { headers, body } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('GET /api/Commentary/{id}');
});
