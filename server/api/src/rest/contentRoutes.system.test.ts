import type { Insertable } from 'kysely';
import type { Database } from '../store/schema';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, NOW } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { AppSettingAnswer, BannersAnswer } from './contentRoutes';

const store = openTestStore();

async function get(url: string) {
  const { signed } = await createTestApp(store());
  return signed(url);
}

test('missing settings have defaults (S6)', async () => {
  const answer = (await get('/api/AppSetting')).json();
  expect(answer).toEqual({ data: { euro_competition_ids: [], betting_adverts: true, social_links: [] } });
  expect(shapeErrors(AppSettingAnswer, answer)).toEqual([]);
});

test('settings are answered as they were set (M22)', async () => {
  await store.db().insertInto('app_setting').values({ name: 'euro_competition_ids', value: '[12, 15]' }).execute();
  await store.db().insertInto('app_setting').values({ name: 'competition_order', value: '[15]' }).execute();
  const contact = JSON.stringify('mailto:quang-cao@tyso.example');
  await store.db().insertInto('app_setting').values({ name: 'advertising_contact', value: contact }).execute();
  const sent = JSON.stringify({ sent: 'hong_kong', shown: 'malay' });
  await store.db().insertInto('app_setting').values({ name: 'price_format', value: sent }).execute();
  const answer = (await get('/api/AppSetting')).json();
  expect(answer.data).toMatchObject({
    price_format: { sent: 'hong_kong', shown: 'malay' },
    euro_competition_ids: [12, 15],
    competition_order: [15],
    advertising_contact: 'mailto:quang-cao@tyso.example',
  });
  expect(shapeErrors(AppSettingAnswer, answer)).toEqual([]);
});

test('a simulated football is one in the settings, too', async () => {
  const { signed } = await createTestApp(store(), { isSimulated: true });
  const answer = (await signed('/api/AppSetting')).json();
  expect(answer.data).toMatchObject({ is_simulated: true, betting_adverts: true });
  expect(shapeErrors(AppSettingAnswer, answer)).toEqual([]);
});

describe('banners', () => {
  beforeEach(() => store.db().deleteFrom('banner').execute());

  const file_path = '/media/x.svg';
  const add = (...given: Partial<Insertable<Database['banner']>>[]) => {
    const usual = { position: 'FixBottom', link: 'https://example.com/', file_path, rank: 0 };
    const rows = given.map((row, index) => ({ name: `b${index}`, ...usual, ...row }));
    return store.db().insertInto('banner').values(rows).execute();
  };

  test('come in their order; one that no page could draw is left out and reported', async () => {
    const phone_picture = { file_path: '/media/y.svg', width: 360, height: 60 };
    await add(
      {
        rank: 2,
        alt: 'Áo đấu',
        is_betting: true,
        width: 728,
        height: 90,
        phone_picture: JSON.stringify(phone_picture),
      },
      { rank: 1, position: 'OnHeaderLevel1' },
      { rank: 0, link: 'javascript:alert(1)' },
      { rank: 0, position: 'Middle' },
    );
    const answer = (await get('/api/banner')).json();
    const { link } = answer.data[0];
    expect(answer.data).toEqual([
      { id: 'b1', position: 'OnHeaderLevel1', link, file_path, is_betting: false },
      {
        id: 'b0',
        position: 'FixBottom',
        link,
        file_path,
        alt: 'Áo đấu',
        is_betting: true,
        width: 728,
        height: 90,
        phone_picture,
      },
    ]);
    expect(shapeErrors(BannersAnswer, answer)).toEqual([]);
    expect(store.reports.splice(0).map(({ message }) => message)).toEqual([
      'At banner.0.link: expected an http(s) link or a path, got "javascript:alert(1)"',
      expect.stringMatching(/^At banner\.1\.position: expected a position: OnHeaderLevel1, .* got "Middle"$/),
    ]);
  });

  test.each([
    ['without dates', {}, ['b0'], 10],
    ['before it starts', { starts: NOW + 60 }, [], 10],
    ['just before it starts', { starts: NOW + 3 }, [], 3],
    ['from the second of its start', { starts: NOW }, ['b0'], 10],
    ['just before it ends', { ends: NOW + 1 }, ['b0'], 1],
    ['from the second of its end', { ends: NOW }, [], 10],
  ])(
    '%s, by the time of the server, and nobody keeps the answer longer than it holds',
    async (_, dates, ids, maxAge) => {
      await add(dates);
      const answer = await get('/api/banner');
      expect(answer.json().data.map(({ id }: { id: string }) => id)).toEqual(ids);
      expect(answer.headers['cache-control']).toBe(`public, max-age=${maxAge}`);
    },
  );
});

test('a picture is served under the hash of its bytes, for ever, and may run nothing', async () => {
  const file = await store().content.putPicture(Buffer.from('<svg/>'), 'svg');
  const { app } = await createTestApp(store());
  const response = await app.inject(file);
  expect(response.body).toBe('<svg/>');
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await app.inject(file.replace('.svg', '.png'))).statusCode).toBe(404);
});

test('what is no picture is not stored', async () => {
  await expect(store().content.putPicture(Buffer.from('<html>'), 'html')).rejects.toThrow('got .html');
});
