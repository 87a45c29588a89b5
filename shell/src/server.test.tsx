import { act, render } from '@testing-library/react';
import type { Answer, PageRequest, RenderedPart } from 'shared-kernel/contract/serverEntry';
import { SLOT_NAMES } from 'shared-kernel/contract/slotName';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { MemoryRouter } from 'shared-kernel/router';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import routes from '../routes.json';
import { draw, needs } from './server';
import { aPointer, aRelease } from './testing/pointers';
import { createTestServices } from './testing/testServices';
import { ServicesContext, servicesOf } from './view/appServices';
import { Layout } from './view/layout/Layout';
import { UnderConstruction } from './view/pages/UnderConstruction';

const FRAME: RenderedPart = { kind: 'frame' };

const requestOf = (part: RenderedPart, path: string, basePath = '/'): PageRequest => ({
  part,
  path,
  params: {},
  search: {},
  now: 1_800_000_000,
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật', base_path: basePath }),
  publicUrl: undefined,
});

const SOCIAL = [{ name: 'Facebook', link: 'https://facebook.example/tyso' }];

const answered = (data: unknown, status = 200): Answer[] => [
  { key: 'setting', status, body: { data }, at: 1_800_000_000 },
];

function rendered(part: RenderedPart, path: string, answers: readonly Answer[] = [], basePath?: string) {
  const result = draw(requestOf(part, path, basePath), answers);
  if (!result) throw new Error('nothing was rendered');
  const root = document.createElement('div');
  root.innerHTML = result.html;
  return { ...result, root };
}

const hrefs = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  document.body.replaceChildren();
});

it('the frame has one placeholder for the page, and one for each slot that stands around it', () => {
  const { html } = rendered(FRAME, '/');
  // The one spelling that delivery looks for.
  const placeholders = [...html.matchAll(/<tyso-hole name="([^"]*)"><\/tyso-hole>/g)].map(([, name]) => name);
  const around = SLOT_NAMES.filter((name) => !['OnHeaderLevel3', 'Overlays'].includes(name));
  expect(placeholders.sort()).toEqual(['page', ...around.map((name) => `slot:${name}`)].sort());
  expect(html.match(/tyso-hole/g)).toHaveLength(2 * placeholders.length);
});

it('the page’s placeholder is alone in the main content', () => {
  expect(rendered(FRAME, '/').root.querySelector('main')?.innerHTML).toBe('<tyso-hole name="page"></tyso-hole>');
});

it.each(['/', '/tips', '/news', '/news/:id', '/bang-xep-hang/:league'])(
  'the frame of %s is what the app renders',
  async (path) => {
    const serverHtml = rendered(FRAME, path, answered({ betting_adverts: true, social_links: SOCIAL })).root;
    document.body.innerHTML = `<script type="application/json" id="tyso-answers">${JSON.stringify([
      { address: '/AppSetting', body: { data: { betting_adverts: true, social_links: SOCIAL } } },
    ])}</script>`;
    const slots = SLOT_NAMES.filter((name) => name !== 'Overlays');
    const ads = aPointer({ remote: 'mfe-ads', live: aRelease({ slots }) });
    const { services } = createTestServices({ pointers: [ads], isAnyUnread: true });
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          ({ matches: query.startsWith('(min-width'), addEventListener() {}, removeEventListener() {} }) as never,
      );
    await act(async () => {});
    const { container } = render(
      <ServicesContext value={servicesOf(services)}>
        <MemoryRouter initialEntries={[path]}>
          <Layout>{null}</Layout>
        </MemoryRouter>
      </ServicesContext>,
    );
    for (const placeholder of serverHtml.querySelectorAll('tyso-hole')) placeholder.remove();
    for (const box of serverHtml.querySelectorAll('[data-hole]')) box.removeAttribute('data-hole');
    // Both faces, of which the theme shows one.
    serverHtml.querySelector('[data-face="dark"]')?.remove();
    for (const face of serverHtml.querySelectorAll('[data-face]')) face.replaceWith(...face.childNodes);
    serverHtml.normalize();
    container.normalize();
    expect(serverHtml.innerHTML).toBe(container.innerHTML);
    jest.restoreAllMocks();
  },
);

it('header, menus and footer are links below the base path', () => {
  const { root } = rendered(
    FRAME,
    '/ket-qua-bong-da',
    answered({ betting_adverts: true, social_links: SOCIAL }),
    '/bong-da',
  );
  const menu = root.querySelector('[aria-label="Menu chính"]');
  expect(hrefs(menu ?? root)).toEqual([
    '/bong-da',
    '/bong-da/lich-thi-dau',
    '/bong-da/nhan-dinh-bong-da',
    '/bong-da/ty-le-keo-nha-cai',
    '/bong-da/bang-xep-hang',
    '/bong-da/tips',
    '/bong-da/top-nha-cai',
    '/bong-da/news',
  ]);
  expect(menu?.querySelector('[aria-current="page"]')?.textContent).toBe('Kết quả');
  const filters = root.querySelector('[aria-label="Lọc trận đấu"]');
  expect(hrefs(filters ?? root)).toContain('/bong-da?filter=online');
  expect(hrefs(root.querySelector('footer') ?? root)).toEqual(['https://facebook.example/tyso']);
  expect(root.querySelector('footer a')?.getAttribute('rel')).toBe('noopener');
  // On a phone it stands beside the menu, which would move if it came later.
  expect(hrefs(root.querySelector('header') ?? root)).toContain('/bong-da/tim-kiem');
});

it.each([
  [true, true],
  [undefined, false],
])('the footer says that what is shown is simulated where it is: %j', (is_simulated, isSaid) => {
  const { root } = rendered(FRAME, '/', answered({ betting_adverts: true, social_links: SOCIAL, is_simulated }));
  expect(root.querySelector('footer')?.textContent?.includes('mô phỏng')).toBe(isSaid);
});

it.each([
  ['end', 'Kết thúc'],
  ['euro', undefined],
  ['nothing', 'Trực tiếp'],
])('the menu of the board marks the filter of the address: %s', (filter, marked) => {
  const root = document.createElement('div');
  root.innerHTML = draw({ ...requestOf(FRAME, '/'), search: { filter } }, [])?.html ?? '';
  expect(root.querySelector('[aria-label="Lọc trận đấu"] [aria-current]')?.textContent).toBe(marked);
});

it('the entry of an article’s list stays a link on the article', () => {
  const news = rendered(FRAME, '/news/:id').root.querySelector('[data-place="above"]');
  expect(news?.getAttribute('href')).toBe('/news');
});

it.each<[string, Answer[], number]>([
  ['on', answered({ betting_adverts: true }), 1],
  ['off', answered({ betting_adverts: false }), 0],
  ['unknown', [], 0],
  ['refused', answered({ betting_adverts: true }, 503), 0],
])('with betting %s', (_, answers, links) => {
  expect(hrefs(rendered(FRAME, '/', answers).root).filter((href) => href === '/top-nha-cai')).toHaveLength(links);
});

it('asks for the settings, for the frame alone, and hands the answer on', () => {
  expect(needs(requestOf(FRAME, '/'))).toEqual([{ key: 'setting', path: '/AppSetting' }]);
  expect(needs(requestOf({ kind: 'page', pattern: '/tips' }, '/tips'))).toEqual([]);
  expect(rendered(FRAME, '/', answered({})).answers).toEqual(['setting']);
  expect(rendered(FRAME, '/')).not.toHaveProperty('answers');
});

it.each(ODD_VALUES)('settings that are %s cost no frame', (_, data) => {
  expect(rendered(FRAME, '/', answered(data)).html).toContain('<tyso-hole name="page">');
  expect(rendered(FRAME, '/', answered({ betting_adverts: data, social_links: data })).html).toContain('name="page"');
});

it.each(routes.pages.map(({ path }) => path))(
  '%s is rendered whole, with one heading, and dropped by search engines',
  (path) => {
    const { root, robots } = rendered({ kind: 'page', pattern: path }, path);
    const { services } = createTestServices();
    const { container } = render(
      <ServicesContext value={servicesOf(services)}>
        <MemoryRouter>
          <UnderConstruction />
        </MemoryRouter>
      </ServicesContext>,
    );
    expect(root.innerHTML).toBe(container.innerHTML);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.textContent).not.toContain('JavaScript');
    expect(hrefs(root)).toEqual(['/']);
    expect(robots).toBe('noindex');
  },
);

it('has no slots of its own', () => {
  expect(draw(requestOf({ kind: 'slot', name: 'FixBottom' }, '/'), [])).toBeUndefined();
});

it.each<RenderedPart>([FRAME, { kind: 'page', pattern: '/tips' }])(
  '$kind has the rules of what it renders, and no style attribute',
  (part) => {
    const { html, css } = rendered(part, '/tips');
    expect(css).toContain('display:grid');
    expect(css).not.toMatch(/data-styled|<|sc-/);
    expect(html).not.toMatch(/ style=|<style|<script|<iframe|<template|<noscript/);
  },
);
