import { aFeedMatch } from 'feeds/testing/feedBuilders';
import sharp from 'sharp';
import { boardStore } from '../testing/boardStore';
import { NOW, oneTestApp } from '../testing/testApp';

const site = oneTestApp(() =>
  boardStore({
    teams: [101, 102].map((id) => ({ id, name: `Đội ${id}`, logo: `/media/crest-${id}.svg` })),
    matches: [aFeedMatch({ id: 7, match_time: NOW })],
  }),
);

test('the picture of a match is where its info says, for a short time, and unsigned (S22)', async () => {
  const { app, signed } = await site();
  const { share_image } = (await signed('/api/match/info?MatchId=7')).json().data;
  const { statusCode, headers, rawPayload } = await app.inject(share_image);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=30',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const again = await app.inject({ url: share_image, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('an older address, and one that is made up, has the picture of now', async () => {
  const { app } = await site();
  const urls = ['/media/match/7.png', '/media/match/7.png?v=older'];
  const [one, other] = await Promise.all(urls.map((url) => app.inject(url)));
  expect(one?.statusCode).toBe(200);
  expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(true);
});

test.each(['8.png', '7.jpg', 'x.png', '07.png', '7.png.png', '99999999999999999999.png'])(
  'there is no %s',
  async (file) => {
    const { app } = await site();
    expect((await app.inject(`/media/match/${file}`)).statusCode).toBe(404);
  },
);
