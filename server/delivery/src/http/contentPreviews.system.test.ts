import Fastify, { type FastifyInstance } from 'fastify';
import {
  type ContentPreview,
  contentKey,
  contentPreviewPath,
  makeContentToken,
} from 'server-shared/previews/contentPreview';
import { createDelivery } from '../app';
import { createContentPreviews } from '../previews/createContentPreviews';
import { aConfig } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { afterTest } from '../testing/temporaryFolder';

const TOKEN = makeContentToken();
const TOMORROW = Math.floor(Date.now() / 1000) + 86_000;

/** A site whose `api` knows the content of {@link TOKEN}, until a test changes that. */
async function aSite(known: ContentPreview | null = { label: 'so-tet', until: TOMORROW }) {
  const asked: string[] = [];
  const fate = { status: 200 };
  const api = Fastify();
  api.get<{ Params: { key: string } }>(contentPreviewPath(':key'), async ({ params }, reply) => {
    asked.push(params.key);
    return reply.code(fate.status).send({ data: params.key === contentKey(TOKEN) ? known : null });
  });
  const apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
  afterTest(() => api.close());
  const live = await aLiveSite();
  await live.release('app');
  const app = await createDelivery(aConfig(live.dataDir, { internalOrigin: apiOrigin }));
  afterTest(() => app.close());
  return { app, asked, fate };
}

const look = (app: FastifyInstance, token: string) => app.inject(`/?xem-truoc=${token}`);
const come = (app: FastifyInstance, token: string) =>
  app.inject({ url: '/', headers: { cookie: `xem-truoc=${token}` } });
const headingOf = ({ body }: { body: string }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];

it('a link sets the cookie by which api knows who looks, on a page that is theirs alone', async () => {
  const { app, asked } = await aSite();
  const before = (await app.inject('/')).body;
  const looked = await look(app, TOKEN);
  expect(looked.statusCode).toBe(200);
  expect(looked.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(looked.body).toMatch(/<aside[^>]*>.*Bản xem trước “so-tet”: nội dung, đến \d\d:\d\d ngày \d\d\/\d\d</s);
  expect(looked.headers['set-cookie']).toMatch(new RegExp(`^xem-truoc=${TOKEN}; Path=/; Max-Age=\\d+; HttpOnly`));
  const kept = await come(app, TOKEN);
  expect(kept.body).toBe(looked.body);
  expect(kept.headers).not.toHaveProperty('set-cookie');
  expect((await app.inject('/')).body).toBe(before);
  // Asked once, and not sent the token.
  expect(asked).toEqual([contentKey(TOKEN)]);
});

it.each<[string, string, ContentPreview | null, number, string]>([
  ['has ended', TOKEN, { label: 'x', until: 1_700_000_000 }, 410, 'Liên kết xem trước đã hết hạn'],
  ['is gone', TOKEN, null, 410, 'Bản xem trước không còn nữa'],
  ['was never made', makeContentToken(), null, 410, 'Bản xem trước không còn nữa'],
  ['was cut off', TOKEN.slice(0, -1), null, 403, 'Liên kết xem trước không đúng'],
])(
  'a link to content that %s says so, and a kept one shows what everybody sees',
  async (_, token, known, status, heading) => {
    const { app } = await aSite(known);
    const looked = await look(app, token);
    expect([looked.statusCode, headingOf(looked)]).toEqual([status, heading]);
    const kept = await come(app, token);
    expect(kept.statusCode).toBe(200);
    expect(kept.body).not.toContain('Bản xem trước');
    for (const { headers } of [looked, kept]) expect(headers['set-cookie']).toMatch(/^xem-truoc=; .*Max-Age=0/);
  },
);

it('while api cannot say, a link says so, and a page that was shown goes on', async () => {
  const { app, fate } = await aSite();
  fate.status = 500;
  for (const answer of [await look(app, TOKEN), await come(app, TOKEN)]) {
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'Chưa mở được bản xem trước']);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
  fate.status = 200;
  expect((await look(app, TOKEN)).body).toContain('“so-tet”');
});

it('while api does not answer again, pages of a link that was opened show their bar', async () => {
  let now = 1_000;
  let isAway = false;
  const reports: string[] = [];
  const get = async () => {
    if (isAway) throw new Error('away');
    return { label: 'so-tet', until: 100 } as never;
  };
  const previews = createContentPreviews(
    { get },
    ({ message }) => reports.push(message),
    () => now,
  );
  const live = await (await (await aLiveSite()).pointers()).current();
  expect((await previews.look(TOKEN, live)).kind).toBe('shown');
  isAway = true;
  now = 6_001;
  expect((await previews.look(TOKEN, live)).kind).toBe('shown');
  expect((await previews.look(makeContentToken(), live)).kind).toBe('unknown');
  now = 100_000;
  expect((await previews.look(TOKEN, live)).kind).toBe('expired');
  expect(reports).toEqual(['away', 'away', 'away']);
});

it('tokens that are made up take ten requests of api at a time, and no more', async () => {
  const asked: ((answer: unknown) => void)[] = [];
  const get = () => new Promise<never>((resolve) => asked.push(resolve as (answer: unknown) => void));
  const previews = createContentPreviews(
    { get },
    () => {},
    () => 0,
  );
  const live = await (await (await aLiveSite()).pointers()).current();
  const looks = Array.from({ length: 30 }, () => previews.look(makeContentToken(), live));
  expect((await Promise.all(looks.slice(10))).every(({ kind }) => kind === 'unknown')).toBe(true);
  expect(asked).toHaveLength(10);
  for (const answer of asked) answer(null);
  expect((await Promise.all(looks.slice(0, 10))).every(({ kind }) => kind === 'gone')).toBe(true);
  void previews.look(makeContentToken(), live);
  expect(asked).toHaveLength(11);
});
