import { aPointer, aRelease } from '../../testing/pointers';
import { overridden } from './overridden';
import { overridesIn, withoutOverrides } from './pointerOverrides';

const ORIGIN = 'http://localhost:8080';
const MANIFEST = 'http://127.0.0.1:9001/mf-manifest.json';

afterEach(() => {
  document.getElementById('tyso-overrides')?.remove();
});

it.each([
  ['a server on this machine', `?mfe.mfe-ads=${MANIFEST}`, [{ remote: 'mfe-ads', manifest: MANIFEST }]],
  [
    'a release of this site',
    '?mfe.mfe-ads=/r/mfe-ads/1.0.0-a/mf-manifest.json',
    [{ remote: 'mfe-ads', manifest: `${ORIGIN}/r/mfe-ads/1.0.0-a/mf-manifest.json` }],
  ],
  ['another site', '?mfe.mfe-ads=https://elsewhere.example/mf-manifest.json', []],
  ['no address', '?mfe.mfe-ads=http://', []],
  ['a remote that is new', `?mfe.mfe-chat=${MANIFEST}`, [{ remote: 'mfe-chat', manifest: MANIFEST }]],
  ['what is no name of a remote', `?mfe.chat=${MANIFEST}`, []],
  ['nothing', '?match=7', []],
])('reads %s from the address', (_, search, expected) => {
  expect(overridesIn({ search, origin: ORIGIN })).toEqual(expected);
});

it('leads back to what is live, and keeps the rest of the address', () => {
  expect(withoutOverrides(`${ORIGIN}/news?page=2&mfe.mfe-ads=${MANIFEST}#top`)).toBe(`${ORIGIN}/news?page=2#top`);
});

const released = aPointer({ remote: 'mfe-ads', previous: aRelease() });
const live = { pointers: new Map([[released.remote, released]]), isAnyUnread: false };
const source = { fetchOne: async () => aPointer({ remote: 'mfe-ads' }), fetchAll: async () => live };

function aWindow(search: string) {
  window.history.replaceState(null, '', `/${search}`);
  return window;
}

it('takes pages and slots from beside the manifest, shows it, and stays with it', async () => {
  const page = { path: '/top-nha-cai', module: './App', title: 'Nhà cái', description: 'Nhà cái' };
  const described = { paths: [page], pages: [page, {}], slots: ['FixBottom', 'NoSuchPlace'] };
  const fetch = async () => new Response(JSON.stringify(described));
  const made = await overridden(aWindow(`?mfe.mfe-ads=${MANIFEST}`), fetch, live, source);
  const pointer = made.live.pointers.get('mfe-ads');
  expect(pointer?.live).toMatchObject({ manifest: MANIFEST, paths: ['/top-nha-cai'], slots: ['FixBottom'] });
  expect(pointer?.live.pages.map(({ title }) => title)).toEqual(['Nhà cái']);
  expect(pointer?.previous).toBeUndefined();
  expect(await made.pointers.fetchOne('mfe-ads')).toBe(pointer);
  expect((await made.pointers.fetchAll()).pointers.get('mfe-ads')).toBe(pointer);
  expect(document.getElementById('tyso-overrides')?.textContent).toContain(`mfe-ads ← ${MANIFEST}`);
});

it('keeps the live paths and slots where nothing lies beside it', async () => {
  const fetch = () => Promise.reject(new TypeError('offline'));
  const made = await overridden(aWindow(`?mfe.mfe-ads=${MANIFEST}`), fetch, live, source);
  expect(made.live.pointers.get('mfe-ads')?.live).toMatchObject({ manifest: MANIFEST, paths: ['/'] });
});

it.each([
  [`?mfe.chat=${MANIFEST}`, 'Bỏ qua chat: cần một tên như mfe-scores'],
  [
    '?mfe.mfe-ads=https://elsewhere.example/mf-manifest.json',
    'Bỏ qua mfe-ads: chỉ nhận địa chỉ của trang này hoặc máy này',
  ],
])('says what %s asks for in vain', async (search, words) => {
  const made = await overridden(aWindow(search), window.fetch, live, source);
  expect(made.live).toBe(live);
  expect(document.getElementById('tyso-overrides')?.textContent).toContain(words);
  expect(document.querySelector('#tyso-overrides a')?.getAttribute('href')).toBe('http://localhost/');
});

it('changes nothing and says nothing on an ordinary address', async () => {
  const made = await overridden(aWindow('?match=7'), window.fetch, live, source);
  expect(made).toEqual({ live, pointers: source });
  expect(document.getElementById('tyso-overrides')).toBeNull();
});
