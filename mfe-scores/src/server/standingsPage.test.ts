import type { Answer, PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
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

function rendered(request: PageRequest, answers: readonly Answer[] = [answer({ data })]): Rendered {
  const result = draw(request, answers);
  if (!result) throw new Error('expected a result, got none');
  return result;
}

function allIn({ html }: Rendered, of: string): Element[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll(of)];
}
const frameIn = (result: Rendered) => allIn(result, 'iframe')[0];
const textsIn = (result: Rendered, of: string) => allIn(result, of).map(({ textContent }) => textContent);

const HIDES_SCORES = { store: 'local', key: 'settings', field: 'hide_scores', unless: ['false'] };

it('asks for the competitions that have a table', () => {
  expect(needs(requestOf(), [])).toEqual([{ key: 'standings', path: '/Standing' }]);
});

it('has the frame, visible and in the device’s theme, and a link to each table beneath it', () => {
  const result = rendered(requestOf({}, { base_path: '/bong-da' }));
  expect(frameIn(result)?.getAttribute('src')).toBe('/embed/bang-xep-hang');
  expect(frameIn(result)?.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  expect(frameIn(result)?.hasAttribute('data-loaded')).toBe(true);
  expect(allIn(result, '[role=status]')).toEqual([]);
  const links = allIn(result, 'nav a').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/bong-da/bang-xep-hang?giai=8', 'Ngoại hạng Anh'],
    ['/bong-da/bang-xep-hang?giai=7', 'Hạng <b>nhì'],
  ]);
  expect(textsIn(result, 'h1')).toEqual(['Bảng xếp hạng']);
  expect(result.title).toBeUndefined();
  expect(result.answers).toEqual(['standings']);
  expect(result.notFor).toEqual([{ store: 'local', key: 'theme', unless: ['"system"'] }, HIDES_SCORES]);
});

it('a table has its address, its name and its place', () => {
  const result = rendered(requestOf({ giai: '7' }));
  expect(frameIn(result)?.getAttribute('src')).toBe('/embed/bang-xep-hang?giai=7');
  expect(textsIn(result, 'h1')).toEqual(['Bảng xếp hạng Hạng <b>nhì']);
  expect(textsIn(result, '[aria-current=page]')).toEqual(['Hạng <b>nhì']);
  expect(result).toMatchObject({
    title: 'Bảng xếp hạng Hạng <b>nhì',
    description: expect.stringContaining('Bảng xếp hạng Hạng <b>nhì: số trận'),
    canonical: '/bang-xep-hang?giai=7',
  });
  expect(result.jsonLd).toEqual([
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
  const { title = '', description = '', jsonLd } = rendered(requestOf({ giai: '8' }), [answer({ data: named })]);
  expect(title).toMatch(/^Bảng xếp hạng Giải hạng nhất .*…$/);
  for (const said of [title, description, JSON.stringify(jsonLd)]) expect(said.length).toBeLessThan(1_000);
});

it('a competition without a table is not found, and the others are', () => {
  const result = rendered(requestOf({ giai: '9' }));
  expect([result.page, result.robots, result.title]).toEqual([{ status: 404 }, 'noindex', undefined]);
  expect(textsIn(result, 'section p')).toEqual(['Không có dữ liệu']);
  expect(allIn(result, 'section a[href="/bang-xep-hang"]')).toHaveLength(1);
  expect(frameIn(result)).toBeUndefined();
  expect(allIn(result, 'nav a')).toHaveLength(2);
});

it('tables of another site are framed as they are configured, and nothing is said of ours', () => {
  const foreign = requestOf({ giai: '7' }, { standings_url: 'https://tables.example/v' });
  expect(needs(foreign, [])).toEqual([]);
  const result = rendered(foreign, []);
  expect(frameIn(result)?.getAttribute('src')).toBe('https://tables.example/v');
  expect(allIn(result, 'nav')).toEqual([]);
  expect([result.title, result.canonical, result.notFor]).toEqual([undefined, undefined, [HIDES_SCORES]]);
});

it.each<readonly [string, readonly Answer[]]>([
  ['no answer', []],
  ['a refusal', [answer({ error: {} }, 503)]],
  ...ODD_VALUES.map(([name, value]) => [name, [answer({ data: value })]] as const),
  ...ODD_VALUES.map(
    ([name, value]) => [`${name} in a list`, [answer({ data: [...data, { id: value, name: value }] })]] as const,
  ),
])('%s: the frame stands, of the address', (_, answers) => {
  const result = rendered(requestOf({ giai: '7' }), answers);
  expect(frameIn(result)?.getAttribute('src')).toBe('/embed/bang-xep-hang?giai=7');
  expect(allIn(result, 'img, script')).toEqual([]);
});
