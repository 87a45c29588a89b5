import { advertiserOf, isBetting, running } from './advert';

const NOW = Date.parse('2026-11-20T12:00+07:00') / 1000;
const link = 'https://a.example/';
const plain = { id: 'plain', link, betting: false };
const betting = { id: 'betting', link, betting: true };
const over = { id: 'over', link, ends: '2026-11-19' };

it('shows what runs today', () => {
  expect(running([plain, betting, over], { now: NOW, isBettingOn: true })).toEqual([plain, betting]);
});

it('shows no betting when betting is switched off as a whole', () => {
  expect(running([plain, betting, over], { now: NOW, isBettingOn: false })).toEqual([plain]);
});

it.each([
  ['/top-nha-cai', true],
  ['/Top-Nha-Cai/?from=banner#1', true],
  ['/bong-da/top-nha-cai', true],
  ['https://tyso.example/top-nha-cai', true],
  ['/top-nha-cai//', true],
  ['/./news/../top-nha-cai/.', true],
  ['https://', false],
  ['/news/12-top-nha-cai', false],
  ['/news?from=/top-nha-cai', false],
  ['/top-nha-cai-2026', false],
  ['https://a.example/', false],
])('%s leads to our ranking of bookmakers: %p', (address, isRanking) => {
  expect(isBetting({ link: address })).toBe(isRanking);
});

it.each([
  ['https://nha-cai.example/dang-ky?ref=1', 'nha-cai.example'],
  ['https://www.Nha-Cai.example', 'nha-cai.example'],
  ['http://nha-cai.example:8080#x', 'nha-cai.example:8080'],
  ['/top-nha-cai', undefined],
])('a banner that leads to %s is of %p', (link, site) => {
  expect(advertiserOf(link)).toBe(site);
});
