import { storeMedia } from '../store/siteContent';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { AppSettingAnswer, BannersAnswer } from './articleSchemas';

const store = openTestStore();

async function get(url: string) {
  const { signed } = await createTestApp(store());
  return signed(url);
}

test('settings that nobody has set have defaults', async () => {
  const answer = (await get('/api/AppSetting')).json();
  expect(answer).toEqual({ data: { euro_competition_ids: [], social_links: [] } });
  expect(shapeErrors(AppSettingAnswer, answer)).toEqual([]);
});

test('settings are answered as they were set', async () => {
  await store().db.insertInto('app_setting').values({ name: 'euro_competition_ids', value: '[12, 15]' }).execute();
  expect((await get('/api/AppSetting')).json().data.euro_competition_ids).toEqual([12, 15]);
});

test('banners come in their order; one that no page could draw is left out and reported', async () => {
  const file_path = '/media/x.svg';
  const banner = (rank: number, position: string, link: string) => ({ rank, position, link, file_path });
  const safe = [banner(2, 'FixBottom', 'https://example.com/b'), banner(1, 'OnHeaderLevel1', 'https://example.com/a')];
  await store()
    .db.insertInto('banner')
    .values([...safe, banner(0, 'FixBottom', 'javascript:alert(1)')])
    .execute();
  const answer = (await get('/api/banner')).json();
  expect(answer.data).toEqual([
    { position: 'OnHeaderLevel1', link: 'https://example.com/a', file_path },
    { position: 'FixBottom', link: 'https://example.com/b', file_path },
  ]);
  expect(shapeErrors(BannersAnswer, answer)).toEqual([]);
  expect(store.reports.map(({ message }) => message)).toEqual([
    'At banner.0.link: expected an http(s) link or a path, got "javascript:alert(1)"',
  ]);
});

test('a picture is served under the hash of its bytes, for ever, and may run nothing', async () => {
  const file = await storeMedia(store().db, Buffer.from('<svg/>'), 'svg');
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
  await expect(storeMedia(store().db, Buffer.from('<html>'), 'html')).rejects.toThrow('got .html');
});
