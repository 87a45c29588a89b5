import type { Answer, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import { draw, needs } from '../server';

const PATH = '/bang-xep-hang';

function requestOf(search: Record<string, string> = {}, site: object = {}): PageRequest {
  return {
    part: { kind: 'page', pattern: PATH },
    path: PATH,
    params: {},
    search,
    now: KICK_OFF,
    zone: 'Asia/Ho_Chi_Minh',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật', ...site }),
    publicUrl: 'https://tyso.example',
  };
}

const data = [
  { id: 8, name: 'Ngoại hạng Anh', country: 'Anh', is_hot: true },
  { id: 7, name: 'Hạng <b>nhì', is_hot: false },
];
const answer = (body: unknown, status = 200): Answer => ({ key: 'standings', status, body, at: KICK_OFF });

function drawn(request: PageRequest, answers: readonly Answer[] = [answer({ data })]): Drawn {
  const picture = draw(request, answers);
  if (!picture) throw new Error('expected a picture, got none');
  return picture;
}

function allIn({ html }: Drawn, of: string): Element[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll(of)];
}
const frameIn = (picture: Drawn) => allIn(picture, 'iframe')[0];
const textsIn = (picture: Drawn, of: string) => allIn(picture, of).map(({ textContent }) => textContent);

const HIDES_SCORES = { store: 'local', key: 'settings', field: 'hide_scores', unless: ['false'] };

it('asks for the competitions that have a table', () => {
  expect(needs(requestOf(), [])).toEqual([{ key: 'standings', path: '/Standing' }]);
});

it('has the frame, visible and in the device’s theme, and a link to each table beneath it', () => {
  const picture = drawn(requestOf({}, { base_path: '/bong-da' }));
  expect(frameIn(picture)?.getAttribute('src')).toBe('/embed/bang-xep-hang');
  expect(frameIn(picture)?.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  expect(frameIn(picture)?.hasAttribute('data-loaded')).toBe(true);
  expect(allIn(picture, '[role=status]')).toEqual([]);
  const links = allIn(picture, 'nav a').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/bong-da/bang-xep-hang?giai=8', 'Ngoại hạng Anh'],
    ['/bong-da/bang-xep-hang?giai=7', 'Hạng <b>nhì'],
  ]);
  expect(textsIn(picture, 'h1')).toEqual(['Bảng xếp hạng']);
  expect(picture.title).toBeUndefined();
  expect(picture.answers).toEqual(['standings']);
  expect(picture.notFor).toEqual([{ store: 'local', key: 'theme', unless: ['"system"'] }, HIDES_SCORES]);
});

it('a table has its address, its name and its place', () => {
  const picture = drawn(requestOf({ giai: '7' }));
  expect(frameIn(picture)?.getAttribute('src')).toBe('/embed/bang-xep-hang?giai=7');
  expect(textsIn(picture, 'h1')).toEqual(['Bảng xếp hạng Hạng <b>nhì']);
  expect(textsIn(picture, '[aria-current=page]')).toEqual(['Hạng <b>nhì']);
  expect(picture).toMatchObject({
    title: 'Bảng xếp hạng Hạng <b>nhì',
    description: expect.stringContaining('Bảng xếp hạng Hạng <b>nhì: số trận'),
    canonical: '/bang-xep-hang?giai=7',
  });
  expect(picture.jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: 'https://tyso.example/' },
        { '@type': 'ListItem', position: 2, name: 'Bảng xếp hạng', item: 'https://tyso.example/bang-xep-hang' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Hạng <b>nhì',
          item: 'https://tyso.example/bang-xep-hang?giai=7',
        },
      ],
    },
  ]);
});

it('a competition with a name of thousands of characters is called by its beginning', () => {
  const named = [{ ...data[0], name: 'Giải hạng nhất '.repeat(500) }];
  const { title = '', description = '', jsonLd } = drawn(requestOf({ giai: '8' }), [answer({ data: named })]);
  expect(title).toMatch(/^Bảng xếp hạng Giải hạng nhất .*…$/);
  for (const said of [title, description, JSON.stringify(jsonLd)]) expect(said.length).toBeLessThan(1_000);
});

it('a competition without a table is not found, and the others are', () => {
  const picture = drawn(requestOf({ giai: '9' }));
  expect([picture.page, picture.robots, picture.title]).toEqual([{ status: 404 }, 'noindex', undefined]);
  expect(textsIn(picture, 'section p')).toEqual(['Không có dữ liệu']);
  expect(allIn(picture, 'section a[href="/bang-xep-hang"]')).toHaveLength(1);
  expect(frameIn(picture)).toBeUndefined();
  expect(allIn(picture, 'nav a')).toHaveLength(2);
});

it('tables of another site are framed as they are configured, and nothing is said of ours', () => {
  const foreign = requestOf({ giai: '7' }, { standings_url: 'https://tables.example/v' });
  expect(needs(foreign, [])).toEqual([]);
  const picture = drawn(foreign, []);
  expect(frameIn(picture)?.getAttribute('src')).toBe('https://tables.example/v');
  expect(allIn(picture, 'nav')).toEqual([]);
  expect([picture.title, picture.canonical, picture.notFor]).toEqual([undefined, undefined, [HIDES_SCORES]]);
});

it.each<readonly [string, readonly Answer[]]>([
  ['no answer', []],
  ['a refusal', [answer({ error: {} }, 503)]],
  ...ODD_VALUES.map(([name, value]) => [name, [answer({ data: value })]] as const),
  ...ODD_VALUES.map(
    ([name, value]) => [`${name} in a list`, [answer({ data: [...data, { id: value, name: value }] })]] as const,
  ),
])('%s: the frame stands, of the address', (_, answers) => {
  const picture = drawn(requestOf({ giai: '7' }), answers);
  expect(frameIn(picture)?.getAttribute('src')).toBe('/embed/bang-xep-hang?giai=7');
  expect(allIn(picture, 'img, script')).toEqual([]);
});
