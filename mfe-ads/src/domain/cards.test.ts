import { type Card, linkedCards } from './cards';

const picture = { file: 'a.svg', width: 64, height: 64 };
const fetched: Card = { id: 'a', title: 'A', link: 'https://fallback.example/', field: 'link_a', picture };
const own: Card = { id: 'b', title: 'B', link: '/top-nha-cai', picture };
const targets = (links: Parameters<typeof linkedCards>[1]) =>
  linkedCards([fetched, own], links, 0).map(({ target }) => target);

it('takes the fetched link, or the one that stands in for it', () => {
  expect(targets(new Map([['link_a', 'https://a.example/']]))).toEqual(['https://a.example/', '/top-nha-cai']);
  expect(targets(new Map())).toEqual(['https://fallback.example/', '/top-nha-cai']);
});

it('has no target while link data may still come, unless the card needs none', () => {
  expect(targets('loading')).toEqual([undefined, '/top-nha-cai']);
});

it('leaves out a card whose time is over', () => {
  expect(linkedCards([{ ...own, ends: '2026-01-01' }], new Map(), Date.parse('2026-01-02T00:00+07:00') / 1000)).toEqual(
    [],
  );
});
