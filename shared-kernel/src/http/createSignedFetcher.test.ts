import { decoder } from '../decode/decode';
import { text } from '../decode/fields';
import { createServerClock } from './createServerClock';
import { createSignedFetcher } from './createSignedFetcher';
import { HttpError } from './httpError';
import { sign } from './signature';

const NOW = 1_670_612_400;
const decode = decoder(text);

type Sent = { url: string; headers: Headers };

/** A server that gives the answers in turn and records requests; `never` does not answer. */
function serverAnswering(...answers: (Response | Error | 'never')[]) {
  const sent: Sent[] = [];
  const fetch = (url: RequestInfo | URL, init?: RequestInit) => {
    sent.push({ url: String(url), headers: new Headers(init?.headers) });
    const answer = answers.shift();
    if (answer instanceof Response) return Promise.resolve(answer);
    if (answer instanceof Error) return Promise.reject(answer);
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  const clock = createServerClock(() => NOW * 1000);
  const http = createSignedFetcher({
    apiBase: 'http://x',
    secret: 's',
    clock,
    fetch,
    timeoutMs: 12_000,
  });
  return { http, sent, clock };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

describe('the signed fetcher', () => {
  it('asks under /api with repeated parameters and the signature pair', async () => {
    const { http, sent } = serverAnswering(json('ok'));
    await expect(http.get('/match', { decode, query: { Id: [1, 2] } })).resolves.toBe('ok');
    expect(sent[0]?.url).toBe('http://x/api/match?Id=1&Id=2');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'x-signature': sign('s', NOW, '/api/match'),
      'x-timestamp': String(NOW),
    });
  });

  it('corrects its clock by a refusal that states the time, and asks once more', async () => {
    const { http, sent, clock } = serverAnswering(json({ server_time: NOW + 600 }, { status: 401 }), json('ok'));
    await expect(http.get('/post', { decode })).resolves.toBe('ok');
    expect(sent[1]?.headers.get('x-timestamp')).toBe(String(NOW + 600));
    expect(clock.now()).toBeCloseTo(NOW + 600, 3);
  });

  it.each([
    [{ age: '60' }, 60],
    [{}, 0],
    [{ age: 'old' }, 0],
    [{ age: '-5' }, 0],
  ])('tells how long the answer was in a shared cache, and keeps its clock: %p', async (headers, expected) => {
    const date = new Date((NOW - expected) * 1000).toUTCString();
    const { http, clock } = serverAnswering(json('ok', { headers: { ...headers, date } }));
    const onAge = jest.fn();
    await http.get('/post', { decode, onAge });
    expect(onAge.mock.calls).toEqual([[expected]]);
    expect(clock.now()).toBe(NOW);
  });

  it('asks only once more when it is refused again', async () => {
    const refusal = () => json({ server_time: NOW }, { status: 401 });
    const { http, sent } = serverAnswering(refusal(), refusal(), json('never asked'));
    await expect(http.get('/post', { decode })).rejects.toThrow('GET /post: expected status 200, got 401');
    expect(sent).toHaveLength(2);
  });

  it('does not ask again when the refusal states no time', async () => {
    const { http, sent } = serverAnswering(new Response('no', { status: 401 }));
    await expect(http.get('/post', { decode })).rejects.toThrow('got 401');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['an error status', new Response('', { status: 503 }), { kind: 'status', status: 503 }],
    ['a network failure', new TypeError('fetch failed'), { kind: 'network' }],
    ['HTML', new Response('<html>'), { kind: 'unreadable', reason: 'expected JSON, got "<html>"' }],
  ])('rejects with a named failure on %s', async (_, answer, failure) => {
    const { http } = serverAnswering(answer);
    await expect(http.get('/post', { decode })).rejects.toMatchObject({ name: 'HttpError', path: '/post', failure });
  });

  it('rejects with the place when the answer is of another shape', async () => {
    const { http } = serverAnswering(json(7));
    await expect(http.get('/post', { decode })).rejects.toThrow('At the top: expected a text, got 7');
  });

  describe('when no answer comes', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('gives up after 12 s', async () => {
      const { http } = serverAnswering('never');
      const answer = http.get('/post', { decode }).catch((error: unknown) => error);
      jest.advanceTimersByTime(12_000);
      expect(await answer).toEqual(new HttpError('/post', { kind: 'timeout', afterMs: 12_000 }));
    });

    it('stops with the reason of the caller who stops it', async () => {
      const { http } = serverAnswering('never');
      const stop = new AbortController();
      const answer = http.get('/post', { decode, signal: stop.signal });
      stop.abort(new Error('left the page'));
      await expect(answer).rejects.toThrow('left the page');
      expect(jest.getTimerCount()).toBe(0);
    });
  });
});
