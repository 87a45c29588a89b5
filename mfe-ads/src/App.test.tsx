import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'shared-kernel/router';
import { createFakeShell } from 'shared-kernel/testing/fakeShell';
import App from './App';
import './testing/openPage';

function openRanking() {
  const fake = createFakeShell();
  render(
    <MemoryRouter>
      <App shell={fake.shell} />
    </MemoryRouter>,
  );
  return { ...fake, rows: screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading')) };
}

it('ten bookmakers are ranked', () => {
  const { rows, drawn } = openRanking();
  const ranks = rows.map((row) => within(row).getByRole('img', { name: /^Hạng/ }).getAttribute('alt'));
  expect(rows).toHaveLength(10);
  expect(ranks.slice(0, 2)).toEqual(['Hạng 1', 'Hạng 2']);
  expect(drawn.count).toBe(1);
});

it.each([
  [0, '38%', /1\.500\.000 \(Một Triệu 500 Trăm Đồng\)/],
  [1, '100%', /2\.000\.000/],
])(
  'the offer at place %d opens the bookmaker in a new tab, marked as paid for and for adults',
  (place, bonus, terms) => {
    const row = within(openRanking().rows[place] ?? document.body);
    expect(row.getByText(bonus)).toBeTruthy();
    expect(row.getByText(terms)).toBeTruthy();
    expect(row.getByText('18+')).toBeTruthy();
    const button = row.getByRole('link', { name: 'CƯỢC FB88' });
    expect(button.getAttribute('href')).toMatch(/^https:.*\?ref=/);
    expect(button.getAttribute('target')).toBe('_blank');
    expect(button.getAttribute('rel')).toBe('sponsored nofollow noopener');
  },
);

it('the other places are for sale, and lead to our own front page in the same tab', () => {
  for (const place of openRanking().rows.slice(2)) {
    const row = within(place);
    expect(row.getByRole('heading', { name: 'LIÊN HỆ QUẢNG CÁO' })).toBeTruthy();
    expect(row.getAllByRole('listitem')).toHaveLength(3);
    expect(row.getByText(/Ưu đãi mới nhất/)).toBeTruthy();
    expect(row.getByRole('img', { name: '5 trên 5 sao' })).toBeTruthy();
    const button = row.getByRole('link', { name: 'Cược Ngay' });
    expect(button.getAttribute('href')).toBe('/');
    expect(button.getAttribute('target')).toBeNull();
  }
});
