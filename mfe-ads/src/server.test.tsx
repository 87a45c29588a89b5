import { act, render } from '@testing-library/react';
import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { MemoryRouter } from 'shared-kernel/router';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import App from './App';
import { addresses, draw, needs } from './server';
import { PUBLISHED } from './testing/published';

const { shell } = createFakeShell();

const request: PageRequest = {
  part: { kind: 'page', pattern: '/top-nha-cai' },
  path: '/top-nha-cai',
  params: {},
  search: {},
  now: shell.clock.now(),
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: window.location.origin,
};

const answered = (body: unknown, status = 200): Answer[] => [{ key: 'setting', status, body, at: request.now }];

it('asks for the settings of the site and for the published offers', () => {
  expect(needs(request).map(({ path }) => path)).toEqual(['/AppSetting', '/advert']);
});

it.each([
  ['on', { betting_adverts: true, advertising_contact: 'mailto:quang-cao@tyso.example' }],
  ['on, with no contact', { betting_adverts: true }],
  ['off', { betting_adverts: false }],
])('renders what the app renders, with betting %s', async (_, data) => {
  const rendered = draw(request, answered({ data }));
  const fake = createFakeShell(() => ({ data }));
  const { container } = render(
    <MemoryRouter initialEntries={['/top-nha-cai']}>
      <App shell={fake.shell} />
    </MemoryRouter>,
  );
  await act(async () => {});
  const page = document.createElement('div');
  page.innerHTML = rendered?.html ?? '';
  // The app writes neighbouring texts one by one.
  container.normalize();
  expect(page.isEqualNode(container)).toBe(true);
  expect(page.querySelectorAll('article')).toHaveLength(data.betting_adverts ? 10 : 0);
});

it('only with betting off do search engines drop the page', () => {
  expect(draw(request, answered({ data: { betting_adverts: true } }))?.robots).toBeUndefined();
  expect(draw(request, answered({ data: { betting_adverts: false } }))?.robots).toBe('noindex');
});

it.each<[string, Answer[]]>([
  ['no answer', []],
  ['a refusal', answered(undefined, 503)],
  ['another shape', answered('xin chào')],
  ['no settings', answered({ data: null })],
])('%s renders nothing: an advert against the switch would be worse', (_, answers) => {
  expect(draw(request, answers)).toBeUndefined();
});

it('has the rules of what it renders, and no style attribute', () => {
  const rendered = draw(request, answered({ data: { betting_adverts: true } }));
  expect(rendered?.css).toContain('{display:grid;');
  expect(rendered?.css).not.toMatch(/data-styled|<|sc-/);
  expect(rendered?.html).not.toMatch(/ style=|<style|<script/);
});

it.each([
  ['on', { betting_adverts: true }, [{ path: '/top-nha-cai' }]],
  ['off', { betting_adverts: false }, []],
  ['not known', undefined, []],
])('search engines are told of the ranking only while betting is on: %s', (_, data, listed) => {
  const first = { ...request, page: 1 };
  expect(addresses.needs(first, []).map(({ path }) => path)).toEqual(['/AppSetting']);
  expect(addresses.list(first, answered({ data })).addresses).toEqual(listed);
});

it('the published offers are rendered, and those of the build where there are none', () => {
  const offer = { ...PUBLISHED.bookmakers.offers[0], brand: 'Nhà cái mới' };
  const published = { data: { bookmakers: { ...PUBLISHED.bookmakers, offers: [offer] } } };
  const on = answered({ data: { betting_adverts: true } });
  const adverts = (body: unknown): Answer => ({ key: 'adverts', status: 200, body, at: request.now });
  const html = (...more: Answer[]) => draw(request, [...on, ...more])?.html ?? '';
  expect(html(adverts(published))).toContain('Nhà cái mới');
  for (const nothing of [[], [adverts({ data: {} })], [adverts('xin chào')], [adverts({ data: { bookmakers: 1 } })]]) {
    expect(html(...nothing)).toContain('CƯỢC FB88');
  }
});
