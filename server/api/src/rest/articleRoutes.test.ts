import type { Banner } from 'shared-kernel/entities/banner';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp, oneTestApp } from '../testing/testApp';

const site = oneTestApp(() => EMPTY_STORE);
const get = async (url: string) => (await site()).signed(url);

test('a field that the documentation does not name never leaves the server', async () => {
  const secret = { note_of_the_editor: 'secret' };
  const setting = { euro_competition_ids: [], betting_adverts: true, social_links: [] };
  const store = {
    ...EMPTY_STORE,
    banners: async () => ({ banners: [{ ...aBanner, ...secret }], changesAt: 0 }),
    advertFiles: async () => ({ cards: undefined, ...secret }),
    appSetting: async () => ({ ...setting, advertising_contact: undefined, ...secret }),
  };
  const { signed } = await createTestApp(store);
  expect((await signed('/api/banner')).json()).toEqual({ data: [aBanner] });
  expect((await signed('/api/advert')).json()).toEqual({ data: {} });
  expect((await signed('/api/AppSetting')).json()).toEqual({ data: setting });
});

const aBanner: Banner = {
  id: 'a',
  alt: 'Áo',
  position: 'FixBottom',
  link: 'https://example.com',
  file_path: '/media/x.svg',
  is_betting: false,
  width: 728,
  height: 90,
  phone_picture: { file_path: '/media/y.svg', width: 360, height: 60 },
};

test.each([
  ['/api/Commentary/abc', 'bad_path', 'id'],
  ['/api/Commentary/1-slug', 'bad_path', 'id'],
  ['/api/NewPost/0', 'bad_path', 'id'],
  ['/api/NewPost/1.5', 'bad_path', 'id'],
  ['/api/NewPost/9007199254740993', 'bad_path', 'id'],
  ['/api/NewPost/__proto__', 'bad_path', 'id'],
  ['/api/NewPost/-', 'bad_path', 'id'],
  [`/api/NewPost/1${'0'.repeat(30)}`, 'bad_path', 'id'],
  ['/api/NewPost/constructor', 'bad_path', 'id'],
  ['/api/Commentary/1e0', 'bad_path', 'id'],
  ['/api/Commentary/+1', 'bad_path', 'id'],
  ['/api/Commentary/01', 'bad_path', 'id'],
  ['/api/Commentary/0x1', 'bad_path', 'id'],
  ['/api/Commentary/%201', 'bad_path', 'id'],
  ['/api/NewPost?pageNumber=1e0', 'bad_query', 'pageNumber'],
  ['/api/post?pageSize=%2B5', 'bad_query', 'pageSize'],
  ['/api/NewPost?pageNumber=0', 'bad_query', 'pageNumber'],
  ['/api/NewPost?pageNumber=one', 'bad_query', 'pageNumber'],
  ['/api/NewPost?pageSize=0', 'bad_query', 'pageSize'],
  ['/api/NewPost?pageSize=101', 'bad_query', 'pageSize'],
  ['/api/post?pageSize=-1', 'bad_query', 'pageSize'],
])('%s: 400 %s', async (url, code, field) => {
  const response = await get(url);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatchObject({ code, field });
});

test.each(['', '7'.repeat(501)])('a match with the id "%s" is refused', async (id) => {
  const { statusCode, json } = await get(`/api/post?MatchId=${id}`);
  expect(statusCode).toBe(400);
  expect(json().error.message).toContain('At MatchId: expected an id (a text of 1 to 500 characters), got');
});
