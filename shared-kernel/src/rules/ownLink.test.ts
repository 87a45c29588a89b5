import { ownHosts, ownLink, ownSiteOf } from './ownLink';

const HOST = 'tyso.vn';

it.each<[string, string, string, string | undefined]>([
  ['a page', '/lich-thi-dau?filter=hot#hom-nay', '/', '/lich-thi-dau?filter=hot#hom-nay'],
  ['the first page', '/', '/', '/'],
  ['a page with the whole address', 'https://tyso.vn/news/7-tin', '/', '/news/7-tin'],
  ['the host alone', 'https://tyso.vn', '/', '/'],
  ['a page asked for without encryption', 'http://tyso.vn/news', '/', '/news'],
  ['a host in capitals', 'https://TySo.VN/news', '/', '/news'],
  ['a page with the whole address, below the base path', 'https://tyso.vn/bong-da/news', '/bong-da', '/news'],
  ['a page below the base path', '/bong-da/news', '/bong-da', '/news'],
  ['the first page below the base path', '/bong-da', '/bong-da', '/'],
  ['a page without the base path', '/news', '/bong-da', '/news'],
  ['a page in capitals, with slashes that it does not need', '/News///12-ten-bai/', '/', '/News///12-ten-bai/'],
  ['what only begins like a page', '/newsroom', '/', 'a file'],
  ['a file', '/media/so-do.pdf', '/', 'a file'],
  ['a file with the whole address', 'https://tyso.vn/media/a.pdf', '/', 'a file'],
  ['our host with www.', 'https://www.tyso.vn/news', '/', '/news'],
  ['another name below ours', 'https://kenh.tyso.vn/news', '/', undefined],
  ['another site', 'https://vi-du.example/news', '/', undefined],
  ['another site whose name ends alike', 'https://xtyso.vn/news', '/', undefined],
  ['another port', 'https://tyso.vn:8443/news', '/', undefined],
  ['another site without a scheme', '//vi-du.example/news', '/', undefined],
  ['another site that browsers understand', '/\\vi-du.example/news', '/', undefined],
  ['our host as the name of a visitor', 'https://tyso.vn@vi-du.example/', '/', undefined],
  ['a letter', 'mailto:toa-soan@vi-du.example', '/', undefined],
  ['no address', 'https://', '/', undefined],
])('%s', (_, href, basePath, expected) => {
  const link = ownLink(href, { hosts: [HOST], basePath });
  expect(link?.kind === 'file' ? 'a file' : link?.path).toBe(expected);
});

it('by another name of the site, a visitor stays on it by its public address', () => {
  const site = ownSiteOf({ site: { public_url: 'https://tyso.vn' }, basePath: '/bong-da' }, '10.0.0.5:8080');
  const stays = ['https://tyso.vn/bong-da/news', 'https://www.tyso.vn/news', 'http://10.0.0.5:8080/news', '/news'];
  expect(stays.map((href) => ownLink(href, site)?.kind)).toEqual(['page', 'page', 'page', 'page']);
  expect(ownLink('https://10.0.0.5/news', site)).toBeUndefined();
});

it('without a public address, or with an unreadable one, only the visited host is ours', () => {
  expect([undefined, '/news', 'https://'].map(ownHosts)).toEqual([[], [], []]);
});

it('a visitor of www. stays on the site by an address without it', () => {
  expect(ownLink('https://tyso.vn/news', { hosts: ['www.tyso.vn'], basePath: '/' })).toEqual({
    kind: 'page',
    path: '/news',
  });
});
