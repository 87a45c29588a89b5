import { createHash } from 'node:crypto';
import { anArticleSite, aRecord } from '../testing/articleApi';
import { aRemoteBuild, aShellBuild } from '../testing/builds';
import { changeRemote, releaseBuild } from '../testing/stages';
import { afterTest } from '../testing/temporaryFolder';

/** Renders the site's name, which it asks for, and the address. */
const ENTRY = `
exports.needs = () => [{ key: 'setting', path: '/AppSetting' }];
exports.draw = ({ path, params, search }, answers) => {
  const { name, isClosed } = answers[0].body.data;
  if (name === 'throw') throw new Error('no picture today');
  const html = '<h1>' + name + ' ' + path + ' ' + JSON.stringify({ ...params, ...search }).replace(/"/g, '') + '</h1>';
  return { html, css: 'h1{color:var(--ink)}', ...(isClosed ? { robots: 'noindex' } : {}) };
};
`;
const CSS_HASH = `'sha256-${createHash('sha256').update('h1{color:var(--ink)}').digest('base64')}'`;
/** The page's own script names it, too. */
const PICTURE = 'id="tyso-first-page"';
const QUERY = { filter: 'all|hot', trang: '\\d{1,3}' };
const PAGE = { path: '/top-nha-cai', title: 'Top nhà cái', description: 'Bảng xếp hạng nhà cái.', query: QUERY };

/** @param entry none for a release that leaves its pages to the browser */
async function aSite(setting: object | undefined, entry: string | null = ENTRY, query: object = QUERY) {
  const site = await anArticleSite({
    answers: setting ? { '/api/AppSetting': { data: setting } } : {},
    paths: ['/news'],
  });
  const release = (code: string | null, version = '1.0.0') =>
    releaseBuild(
      site.dataDir,
      'mfe-ads',
      aRemoteBuild(code === null ? {} : { 'server.0123456789ab.js': code }, {
        remote: 'mfe-ads',
        version,
        paths: [{ path: PAGE.path, module: './App' }],
        pages: [{ ...PAGE, query }],
        ...(code === null ? {} : { server: 'server.0123456789ab.js' }),
      }),
    );
  await release(entry);
  /** The page, as soon as there is HTML of it: a new release is not waited for. */
  async function rendered(url: string, words: string) {
    for (;;) {
      const page = await site.get(url);
      if (page.body.includes(words)) return page;
    }
  }
  return { ...site, release, rendered };
}

it('a page has the server-rendered HTML of its release, with its rules, and the policy allows them', async () => {
  const { get, rendered } = await aSite({ name: 'TySo &amp; Co' });
  const { statusCode, body, headers } = await rendered('/Top-Nha-Cai/', PICTURE);
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<div data-first="page" id="tyso-first-page"><style>h1{color:var(--ink)}</style><h1>TySo &amp; Co /top-nha-cai {}</h1></div>',
  );
  expect(body).toContain('<title>Top nhà cái | TySo</title>');
  expect(body).toContain(`<meta name="description" content="${PAGE.description}">`);
  expect(body).not.toContain('Tải lại trang');
  expect(headers['content-security-policy']).toContain(CSS_HASH);
  const again = await get('/Top-Nha-Cai/', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([
    304,
    headers['content-security-policy'],
  ]);
  expect((await get('/news')).headers['content-security-policy']).not.toContain(CSS_HASH);
});

it('the first visitor of a server that has just started gets a whole page', async () => {
  const { app, get } = await aSite({ name: 'TySo' });
  await app.ready();
  expect((await get('/top-nha-cai')).body).toContain('<h1>TySo /top-nha-cai {}</h1>');
});

it('a clock that is set back makes no HTML old, and none last longer', async () => {
  const setting = { name: 'before' };
  const { rendered } = await aSite(setting);
  await rendered('/top-nha-cai', 'before');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  afterTest(() => now.mockRestore());
  setting.name = 'after';
  await rendered('/top-nha-cai', 'after');
});

it('a page that its release closes to search engines says so, and promises nothing', async () => {
  const { rendered } = await aSite({ name: 'TySo', isClosed: true });
  const { statusCode, body } = await rendered('/top-nha-cai', '<meta name="robots" content="noindex">');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('name="description"');
  expect(body).not.toContain('rel="canonical"');
});

it('a release may have none: the page starts the app as ever', async () => {
  const { get } = await aSite({ name: 'TySo' }, null);
  const { statusCode, body, headers } = await get('/top-nha-cai');
  expect(statusCode).toBe(200);
  expect(body).not.toContain(PICTURE);
  expect(body).toContain('Tải lại trang');
  expect(headers['content-security-policy']).not.toContain(CSS_HASH);
});

it('an entry that throws costs its HTML, and no more', async () => {
  const { get, asked } = await aSite({ name: 'throw' });
  do {
    const { statusCode, body } = await get('/top-nha-cai');
    expect(statusCode).toBe(200);
    expect(body).not.toContain(PICTURE);
    expect(body).toContain('<title>Top nhà cái | TySo</title>');
  } while (!asked.includes('/api/AppSetting'));
});

it('a rollback brings the HTML of before back', async () => {
  const { get, rendered, release, dataDir } = await aSite({ name: 'TySo' });
  await rendered('/top-nha-cai', '<h1>TySo');
  await release(ENTRY.replace("'<h1>'", "'<h1>Mới: '"), '1.1.0');
  await rendered('/top-nha-cai', '<h1>Mới: TySo');
  await changeRemote(dataDir, 'mfe-ads', ({ live, previous = live }) => ({ live: previous, previous: undefined }));
  expect((await get('/top-nha-cai')).body).not.toContain('Mới');
  await rendered('/top-nha-cai', '<h1>TySo');
});

it('with rendering switched off the page has no HTML, and again when it is on', async () => {
  const { get, rendered, dataDir } = await aSite({ name: 'TySo' });
  await rendered('/top-nha-cai', '<h1>TySo');
  await changeRemote(dataDir, 'mfe-ads', () => ({ drawing: 'off' }));
  expect((await get('/top-nha-cai')).body).not.toContain(PICTURE);
  await changeRemote(dataDir, 'mfe-ads', () => ({ drawing: undefined }));
  await rendered('/top-nha-cai', '<h1>TySo');
});

it('knows the parameters that its release names, with the values that it expects, and no others', async () => {
  const { rendered } = await aSite({ name: 'TySo' });
  await rendered('/top-nha-cai?trang=12&fbclid=a&filter=hotter', '<h1>TySo /top-nha-cai {trang:12}');
  await rendered('/top-nha-cai?filter=hot&trang=2%203', '<h1>TySo /top-nha-cai {filter:hot}');
});

/** Says what it is asked, in place of header and menus. */
const SHELL_ENTRY = `
exports.needs = () => [];
exports.draw = ({ part, path, search }) =>
  part.kind === 'frame' ? { html: '<nav>' + path + ' ' + Object.entries(search) + '</nav>', css: '' } : undefined;
`;

it.each([
  ['the filter of the address', '/top-nha-cai?filter=hot', '/top-nha-cai filter,hot'],
  ['no other parameter', '/top-nha-cai?filter=all&trang=12', '/top-nha-cai filter,all'],
  ['no filter that boards do not have', '/top-nha-cai?filter=goals', '/top-nha-cai '],
  ['no filter that the page does not read', '/news?filter=hot', '/news '],
  ['no page at an unknown address', '/no-such-page?filter=hot', '/404.html '],
])('a frame is asked for with %s', async (_, url, reported) => {
  const query = { ...QUERY, filter: 'all|hot|goals' };
  const { dataDir, rendered } = await aSite({ name: 'TySo' }, ENTRY, query);
  const server = 'server.0123456789ab.js';
  await releaseBuild(dataDir, 'shell', aShellBuild({ [server]: SHELL_ENTRY }, { version: '1.1.0', server }));
  expect((await rendered(url, `<nav>${reported}</nav>`)).statusCode).toBe(reported.startsWith('/404') ? 404 : 200);
});

it('a frame that fails with a filter is the one without', async () => {
  const { dataDir, rendered } = await aSite({ name: 'TySo' });
  const server = 'server.0123456789ab.js';
  const entry = SHELL_ENTRY.replace('part.kind', 'search.filter ? notThere : part.kind');
  await releaseBuild(dataDir, 'shell', aShellBuild({ [server]: entry }, { version: '1.1.0', server }));
  expect((await rendered('/top-nha-cai?filter=hot', '<nav>/top-nha-cai </nav>')).statusCode).toBe(200);
});

it.each([
  [1, false],
  [400, true],
])('with a patience of %d a page whose answer takes 1,200 ms is rendered: %s', async (renderPatience, isRendered) => {
  const { get } = await anArticleSite({
    config: { renderPatience },
    answer({ url }, response) {
      const isArticle = url?.startsWith('/api/NewPost/12');
      const data = isArticle ? aRecord() : [aRecord()];
      setTimeout(() => response.end(JSON.stringify({ data })), isArticle ? 1_200 : 0);
    },
  });
  // Once the release renders at all.
  while (!(await get('/news')).body.includes('<h2>Đội tuyển hội quân</h2>'));
  const { body } = await get('/news/12-doi-tuyen-hoi-quan');
  expect(body.includes('<h1>Đội tuyển hội quân</h1>')).toBe(isRendered);
});
