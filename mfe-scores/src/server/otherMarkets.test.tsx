import { render, waitFor } from '@testing-library/react';
import type { Answer, PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { MemoryRouter } from 'shared-kernel/router';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import App from '../App';
import { draw, needs } from '../server';
import { answerWith, someMatches } from '../testing/boardAnswer';
import { giveWindowAHeight } from '../testing/layoutInJsdom';

giveWindowAHeight();

const PATH = '/ty-le-keo-nha-cai';

const requestOf = (search: Record<string, string>): PageRequest => ({
  part: { kind: 'page', pattern: PATH },
  path: PATH,
  params: {},
  search,
  now: KICK_OFF,
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: 'https://tyso.example',
});

const MATCHES = answerWith(someMatches(12));
const MARKETS = {
  data: [
    { match_id: 1, odds: '!0.90!0-0.5!1.00;1!0.88!1!0.98;2.60!2.10!4.20' },
    { match_id: 2, odds: '', suspended_odds: ';9.5!0.91!9.5!0.95;' },
  ],
};
const answer = (key: string, body: unknown, status = 200): Answer => ({ key, status, body, at: KICK_OFF });
const ANSWERS = [answer('board', MATCHES), answer('setting', { data: {} }), answer('markets', MARKETS)];

function rendered(
  search: Record<string, string>,
  answers: readonly Answer[] = ANSWERS,
): { result: Rendered; page: Element } {
  const result = draw(requestOf(search), answers);
  if (!result) throw new Error('expected a result, got none');
  const page = document.createElement('div');
  page.innerHTML = result.html;
  return { result, page };
}

const pricesIn = (page: Element) =>
  [...page.querySelectorAll('[data-match]')].map((row) => [
    row.getAttribute('data-match'),
    ...[...row.querySelectorAll('[data-column=handicap], [data-column=overUnder], [data-column=win]')].map(
      (cell) => `${cell.textContent}${cell.hasAttribute('data-locked') ? ' locked' : ''}`,
    ),
  ]);
const linksIn = (page: Element, nav: string) =>
  [...page.querySelectorAll(`nav[aria-label="${nav}"] a`)].map((link) => [
    link.getAttribute('href'),
    link.textContent,
    link.hasAttribute('aria-current'),
  ]);

it.each([
  ['hiep-1', 'half'],
  ['phat-goc', 'corners'],
])('of %s it asks for the markets of all open matches, as the app does', (keo, Group) => {
  expect(needs(requestOf({ keo }), []).at(-1)).toEqual({
    key: 'markets',
    path: '/match/markets/open',
    query: { Group },
  });
  expect(needs(requestOf({ keo: 'ca-tran' }), []).map(({ key }) => key)).toEqual(['board', 'setting']);
});

it('has the rows and prices that the app then has, and the answer for it', async () => {
  const { result, page } = rendered({ keo: 'hiep-1' });
  const fake = createFakeShell((path) => {
    if (path === '/match/markets/open') return MARKETS;
    return path.startsWith('/match') ? MATCHES : { data: {} };
  });
  const { container } = render(
    <MemoryRouter initialEntries={[`${PATH}?keo=hiep-1`]}>
      <App shell={fake.shell} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(pricesIn(container)).toEqual(pricesIn(page)));
  expect(pricesIn(page)).toContainEqual(['1', '0.900/0.51.00', '10.8810.98', '2.602.104.20']);
  expect(pricesIn(page)).toContainEqual(['2', '–', '9.50.919.50.95 locked', '–']);
  expect(result).toMatchObject({ answers: ['markets'], validFor: 10 });
});

it('without their answer lines have dashes, never the prices of the match', () => {
  for (const last of [
    [],
    [answer('markets', undefined, 503)],
    ...ODD_VALUES.map(([, odd]) => [answer('markets', odd)]),
  ]) {
    const { result, page } = rendered({ keo: 'phat-goc' }, [...ANSWERS.slice(0, 2), ...last]);
    expect(new Set(pricesIn(page).flatMap(([, ...prices]) => prices))).toEqual(new Set(['–']));
    expect(page.querySelectorAll('[data-match]').length).toBeGreaterThan(0);
    if (last[0]?.status !== 200) expect(result.answers).toEqual([]);
  }
});

it('the prices are chosen by links, which keep the filter and begin with the first row', () => {
  expect(linksIn(rendered({}).page, 'Loại kèo')).toEqual([
    [PATH, 'Cả trận', true],
    ['?keo=hiep-1', 'Hiệp 1', false],
    ['?keo=phat-goc', 'Phạt góc', false],
  ]);
  const search = { filter: 'hot', keo: 'phat-goc', trang: '1' };
  expect(linksIn(rendered(search).page, 'Loại kèo')).toEqual([
    ['?filter=hot', 'Cả trận', false],
    ['?filter=hot&keo=hiep-1', 'Hiệp 1', false],
    ['?filter=hot&keo=phat-goc', 'Phạt góc', true],
  ]);
  const filters = linksIn(rendered(search).page, 'Lọc trận đấu').map(([href]) => href);
  expect(filters[0]).toBe('?keo=phat-goc&filter=all');
});
