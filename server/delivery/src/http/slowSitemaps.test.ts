import Fastify from 'fastify';
import type { Listings } from '../page/sitemap/createListings';
import type { LivePointers } from '../pointers/livePointers';
import { aConfig } from '../testing/builds';
import { serveSitemaps } from './sitemaps';

afterEach(() => jest.useRealTimers());

const never: Listings = () => new Promise(() => {});
const pointers = { current: async () => ({ remotes: [], own: [] }) } as unknown as LivePointers;

it.each(['/sitemap.xml', '/sitemap-pages-1.xml', '/sitemap-news.xml'])(
  'search engines are to come again when %s is not done in time, and do not forget it',
  async (path) => {
    const app = Fastify();
    const config = aConfig('/nowhere', { publicUrl: 'https://tyso.vn' });
    serveSitemaps(app, config, { pointers, listings: never, http: { get: async () => undefined as never } });
    await app.ready();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const asked = app.inject(path);
    await jest.advanceTimersByTimeAsync(11_000);
    const { statusCode, headers } = await asked;
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  },
);
