import { fetchJson } from './fetchJson';

afterEach(() => {
  jest.useRealTimers();
});

it('never takes an old answer from the cache', async () => {
  const fetch = jest.fn(async (_url: string | URL | Request, _init?: RequestInit) => new Response('{"schema":1}'));
  expect(await fetchJson(fetch, '/live/mfe-ads.json')).toEqual({ schema: 1 });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});

it('says what came instead of JSON, and from where', async () => {
  const fetch = async () => new Response('<!doctype html>');
  await expect(fetchJson(fetch, '/site.json')).rejects.toThrow(/^GET \/site\.json: SyntaxError/);
});

it('gives up after three seconds', async () => {
  jest.useFakeTimers();
  const fetch = (_url: string | URL | Request, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
  const answer = fetchJson(fetch, '/site.json').catch(String);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe('Error: GET /site.json: no answer within 3000 ms');
});
