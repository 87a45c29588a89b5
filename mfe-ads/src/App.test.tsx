import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'shared-kernel/router';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import App from './App';
import './testing/openPage';

async function openRanking({ isBettingOn = true, contact }: { isBettingOn?: boolean; contact?: string } = {}) {
  const fake = createFakeShell(() => ({ data: { betting_adverts: isBettingOn, advertising_contact: contact } }));
  render(
    <MemoryRouter>
      <App shell={fake.shell} />
    </MemoryRouter>,
  );
  expect(fake.rendered.count).toBe(0);
  await act(async () => {});
  return { ...fake, rows: screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('heading')) };
}

it('ten bookmakers are ranked', async () => {
  const { rows, rendered } = await openRanking();
  const ranks = rows.map((row) => within(row).getByRole('img', { name: /^Hạng/ }).getAttribute('alt'));
  expect(rows).toHaveLength(10);
  expect(ranks.slice(0, 2)).toEqual(['Hạng 1', 'Hạng 2']);
  expect(rendered.count).toBe(1);
});

it.each([
  [0, '38%', /1\.500\.000 \(Một Triệu 500 Trăm Đồng\)/],
  [1, '100%', /2\.000\.000/],
])(
  'the offer at place %d opens the bookmaker in a new tab, marked as paid for and for adults',
  async (place, bonus, terms) => {
    const row = within((await openRanking()).rows[place] ?? document.body);
    expect(row.getByText(bonus)).toBeTruthy();
    expect(row.getByText(terms)).toBeTruthy();
    expect(row.getByText('18+')).toBeTruthy();
    const button = row.getByRole('link', { name: `CƯỢC FB88, Hạng ${place + 1}` });
    expect(button.getAttribute('href')).toMatch(/^https:.*\?ref=/);
    expect(button.getAttribute('target')).toBe('_blank');
    expect(button.getAttribute('rel')).toBe('sponsored nofollow noopener');
  },
);

it('the other places are for sale, and lead to our own front page in the same tab', async () => {
  for (const place of (await openRanking()).rows.slice(2)) {
    const row = within(place);
    expect(row.getByRole('heading', { name: 'LIÊN HỆ QUẢNG CÁO' })).toBeTruthy();
    expect(row.getAllByRole('listitem')).toHaveLength(3);
    expect(row.getByText(/Ưu đãi mới nhất/)).toBeTruthy();
    expect(row.getByRole('img', { name: '5 trên 5 sao' })).toBeTruthy();
    const button = row.getByRole('link', { name: /^Cược Ngay, Hạng \d+$/ });
    expect(button.getAttribute('href')).toBe('/');
    expect(button.getAttribute('target')).toBeNull();
  }
});

it.each([
  ['mailto:quang-cao@tyso.example', 'mailto:quang-cao@tyso.example', null, null],
  ['https://quang-cao.example/gia', 'https://quang-cao.example/gia', '_blank', 'noopener'],
  [`${window.location.origin}/news`, '/news', null, null],
  [`${window.location.origin}/media/gia.pdf`, `${window.location.origin}/media/gia.pdf`, null, null],
])('the heading of a place for sale leads to the contact %s', async (contact, href, target, rel) => {
  const { rows } = await openRanking({ contact });
  for (const place of rows.slice(2)) {
    const link = within(within(place).getByRole('heading')).getByRole('link', { name: 'LIÊN HỆ QUẢNG CÁO' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([href, target, rel]);
    expect(
      within(place)
        .getByRole('link', { name: /^Cược Ngay, Hạng \d+$/ })
        .getAttribute('href'),
    ).toBe('/');
  }
});

it.each([undefined, 'javascript:alert(1)'])('with the contact %p it is text', async (contact) => {
  const { rows } = await openRanking({ contact });
  for (const place of rows.slice(2)) expect(within(place).getAllByRole('link')).toHaveLength(1);
});

it('where betting is off no bookmaker is shown, and the page says why', async () => {
  const { rows, rendered } = await openRanking({ isBettingOn: false });
  expect(rows).toEqual([]);
  expect(screen.getByText('Trang hiện không hiển thị quảng cáo nhà cái.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(rendered.count).toBe(1);
});
