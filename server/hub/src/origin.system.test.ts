import { openShakenClient, refusedUpgrade } from './testing/rawClient';
import { startTestHub } from './testing/testHub';

const SITE = 'https://tyso.vn';
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'x-requested-with,x-signalr-user-agent',
};

const header = (response: Response, name: string) => response.headers.get(`access-control-allow-${name}`);

describe('a page of another origin', () => {
  it('may connect when it is on the list: preflight with credentials (row 37)', async () => {
    const { url } = await startTestHub({ allowedOrigins: [SITE] });
    for (const path of [`${url}/negotiate`, url]) {
      const response = await fetch(path, { method: 'OPTIONS', headers: { origin: SITE, ...PREFLIGHT } });
      expect(response.status).toBe(204);
      expect(header(response, 'origin')).toBe(SITE);
      expect(header(response, 'credentials')).toBe('true');
      expect(header(response, 'methods')).toBe('GET, POST, DELETE');
      expect(header(response, 'headers')).toMatch(
        /Authorization.*Content-Type.*X-Requested-With.*X-SignalR-User-Agent/,
      );
      expect(response.headers.get('vary')).toBe('Origin');
    }
  });

  it('may read the answers, the refusals among them (row 37)', async () => {
    const { url, wsUrl } = await startTestHub({ allowedOrigins: [SITE] });
    const negotiated = await fetch(`${url}/negotiate`, { method: 'POST', headers: { origin: SITE } });
    const refused = await fetch(`${url}?id=unknown`, { headers: { origin: SITE } });
    expect([negotiated, refused].map((response) => [response.status, header(response, 'origin')])).toEqual([
      [200, SITE],
      [404, SITE],
    ]);
    await openShakenClient(wsUrl, { origin: SITE });
  });

  it.each(['https://evil.example', 'http://tyso.vn', 'https://tyso.vn.evil.example', 'null'])(
    'is refused when it is not: %s',
    async (origin) => {
      const { url, wsUrl } = await startTestHub({ allowedOrigins: [SITE] });
      for (const method of ['OPTIONS', 'POST']) {
        const response = await fetch(`${url}/negotiate`, { method, headers: { origin, ...PREFLIGHT } });
        expect(response.status).toBe(403);
        expect(header(response, 'origin')).toBeNull();
        expect(response.headers.get('vary')).toBe('Origin');
      }
      expect((await refusedUpgrade(wsUrl, { origin })).status).toBe(403);
    },
  );
});

describe('the page of the same host', () => {
  it.each([
    ['as asked', 'http://tyso.vn', { host: 'tyso.vn' }],
    ['with its port', 'http://localhost:8080', { host: 'localhost:8080' }],
    ['with the port of its scheme left out', 'https://tyso.vn', { host: 'tyso.vn:443' }],
    ['behind a proxy', 'https://tyso.vn', { host: '127.0.0.1:4001', 'x-forwarded-host': 'tyso.vn' }],
    ['behind two', 'https://tyso.vn', { host: '127.0.0.1:4001', 'x-forwarded-host': '10.0.0.1:8080, tyso.vn' }],
  ])('may connect: %s', async (_, origin, headers) => {
    const { wsUrl } = await startTestHub();
    await openShakenClient(wsUrl, { origin, headers });
  });

  it.each([
    ['of another host', 'http://evil.example', { host: 'tyso.vn' }],
    ['of another port', 'http://tyso.vn:8081', { host: 'tyso.vn:8080' }],
    ['of the proxy', 'http://127.0.0.1:4001', { host: '127.0.0.1:4001', 'x-forwarded-host': 'tyso.vn' }],
    ['of nowhere', 'null', { host: 'tyso.vn' }],
    ['of nonsense', '%%%', { host: '%%%' }],
  ])('but no page %s', async (_, origin, headers) => {
    const { wsUrl } = await startTestHub();
    expect((await refusedUpgrade(wsUrl, { origin, headers })).status).toBe(403);
  });
});
