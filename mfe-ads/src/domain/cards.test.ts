import { type Card, linkedCards } from './cards';
import type { Links } from './syncLinks';

const picture = { file: 'a.svg', width: 64, height: 64 };
const fetched: Card = { id: 'a', title: 'A', link: 'https://fallback.example/', field: 'link_a', picture };
const own: Card = { id: 'b', title: 'B', link: '/news', picture };
const ON = { links: new Map(), now: 0, isBettingOn: true };
const targets = (links: Links) => linkedCards([fetched, own], { ...ON, links }).map(({ target }) => target);

it('takes the fetched link, or the fallback (S11)', () => {
  expect(targets(new Map([['link_a', 'https://a.example/']]))).toEqual(['https://a.example/', '/news']);
  expect(targets(new Map())).toEqual(['https://fallback.example/', '/news']);
});

it('leaves out a card whose time is over', () => {
  const now = Date.parse('2026-01-02T00:00+07:00') / 1000;
  expect(linkedCards([{ ...own, ends: '2026-01-01' }], { ...ON, now })).toEqual([]);
});

it.each<[string, Partial<Card>, Links]>([
  ['the team says so', { betting: true }, new Map()],
  ['it leads to our ranking', { link: '/top-nha-cai' }, new Map()],
  ['link data lead to our ranking', { field: 'link_b' }, new Map([['link_b', 'https://tyso.example/top-nha-cai']])],
  ['it leads to our ranking without link data', { field: 'link_b', link: '/top-nha-cai' }, new Map()],
])('with betting off there is no card of bookmakers: %s', (_, given, links) => {
  const cards = [fetched, { ...own, ...given }];
  expect(linkedCards(cards, { ...ON, links, isBettingOn: false }).map(({ id }) => id)).toEqual(['a']);
  expect(linkedCards(cards, { ...ON, links }).map(({ id }) => id)).toEqual(['a', 'b']);
});
