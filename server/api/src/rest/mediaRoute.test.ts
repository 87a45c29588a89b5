import { crestPath, drawCrest } from 'feeds/simulator/crest/drawCrest';
import { createTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';

const store = openTestStore();
const get = async (url: string) => (await createTestApp(store())).app.inject(url);

test('crests of simulated teams are drawn, to be kept for ever, and can run nothing', async () => {
  const answer = await get(crestPath(101));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(drawCrest(101));
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test.each(['crest-1000000.svg', 'crest-01.svg', 'crest--1.svg', 'crest-1.png', 'crest-1e2.svg', 'crest-.svg'])(
  '%s is no picture',
  async (file) => {
    expect((await get(`/media/${file}`)).statusCode).toBe(404);
  },
);
