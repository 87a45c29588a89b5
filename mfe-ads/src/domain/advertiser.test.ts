import { advertiserOf } from './advertiser';

it.each([
  ['https://nha-cai.example/dang-ky?ref=1', 'nha-cai.example'],
  ['https://www.Nha-Cai.example', 'nha-cai.example'],
  ['http://nha-cai.example:8080#x', 'nha-cai.example:8080'],
  ['/top-nha-cai', undefined],
])('a banner that leads to %s is of %p', (link, site) => {
  expect(advertiserOf(link)).toBe(site);
});
