import { remotePointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { aConfig, aPage } from '../testing/builds';
import { type Page, renderPage } from './page';
import { notFoundPage } from './plainPages';

const CUNNING = '</script><script>alert(1)</script><!-- \u2028 & "';

it('lets no text out of its place', () => {
  const { site } = aConfig('/data', {}, { signature_secret: CUNNING, chat_url: CUNNING });
  const html = renderPage({
    head: {
      title: CUNNING,
      description: CUNNING,
      isDropped: false,
      canonical: 'https://tyso.vn/"><b>',
      feed: { address: CUNNING, title: CUNNING },
      type: 'article',
      image: { address: CUNNING, alt: CUNNING },
      published: CUNNING,
      modified: CUNNING,
      data: [{ name: CUNNING }],
    },
    parts: {
      page: {
        html: '<p>1</p>',
        css: '',
        responses: [{ address: CUNNING, body: CUNNING }],
        notFor: [{ store: 'local', key: CUNNING, unless: [CUNNING] }],
      },
      slots: new Map(),
    },
    site,
    pointers: [],
    scripts: [{ src: '/r/shell/1/a"b.js', integrity: '"><script>' }],
    preloads: [{ kind: 'same', files: [{ as: 'script', href: '/r/x/1/"onload="x' }] }],
    later: [{ kind: 'same', files: [{ as: 'script', href: '/r/y/1/"onload="y' }] }],
  });
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<!--');
  expect(html).toContain('src="/r/shell/1/a&quot;b.js" integrity="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('href="/r/x/1/&quot;onload=&quot;x"');
  expect(html).toContain('href="/r/y/1/&quot;onload=&quot;y"');
  const text = /id="tyso-site">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(site)));
});

it('is a Vietnamese page that says something before any script runs, and without scripts', () => {
  const html = renderPage(aPage());
  expect(html).toMatch(/^<!doctype html>\n<html lang="vi">/);
  expect(html).toContain('<title>Tin tức bóng đá | TySo</title>');
  expect(html).toContain('<meta name="description" content="Mới nhất">');
  expect(html).toMatch(/<div id="tyso-root">[\s\S]*Đang tải dữ liệu/);
  expect(html).toMatch(/<noscript>[\s\S]*Tải lại trang/);
  expect(html).not.toContain('cần JavaScript');
});

it('of an address that nobody has says so without scripts, with the way home, as /404.html does', () => {
  const said = /<h1>[\s\S]*<\/a><\/p>/.exec(notFoundPage('/'))?.[0];
  expect(said).toContain('<a href="/">');
  const noscript = (page: Page) => /<noscript>([\s\S]*)<\/noscript>/.exec(renderPage(page))?.[1];
  expect(noscript(aPage({ isUnknown: true }))).toBe(`<div class="boot-words">${said}</div>`);
});

it('that was not rendered in time has its heading without scripts, and a way to ask again', () => {
  const noscript = /<noscript>([\s\S]*)<\/noscript>/.exec(renderPage(aPage()))?.[1];
  expect(noscript).toContain('<h1>Tin tức bóng đá</h1>');
  expect(noscript).toContain('<a href="">Tải lại trang</a>');
});

const rendered = (html: string, css = '') => ({ html, css, responses: [] });
const FRAME = rendered(
  '<header>TySo</header><tyso-hole name="slot:OnHeaderLevel2"></tyso-hole><tyso-hole name="slot:FixBottom"></tyso-hole>' +
    '<main><tyso-hole name="page"></tyso-hole></main>',
  'header{margin:0}',
);

it('stands in the frame, with its slots, each part with its rules', () => {
  const slots = new Map([['OnHeaderLevel2', rendered('<p>Ads</p>', 'p{margin:0}')]] as const);
  const html = renderPage(aPage({ parts: { frame: FRAME, page: rendered('<h1>1 – 0</h1>'), slots } }));
  expect(html).toContain(
    '<style>header{margin:0}</style><header>TySo</header>' +
      '<div data-first="slot:OnHeaderLevel2"><style>p{margin:0}</style><p>Ads</p></div>' +
      '<main><div data-first="page" id="tyso-first-page"><h1>1 – 0</h1></div></main>',
  );
});

it('a page may have a place for a slot, which is filled where a remote has that slot', () => {
  const slots = new Map([['OnHeaderLevel3', rendered('<p>Ads</p>')]] as const);
  const page = rendered(
    '<h1>1 – 0</h1><tyso-hole name="slot:OnHeaderLevel3"></tyso-hole><tyso-hole name="page"></tyso-hole>',
  );
  expect(renderPage(aPage({ parts: { frame: FRAME, page, slots } }))).toContain(
    '<h1>1 – 0</h1><div data-first="slot:OnHeaderLevel3"><p>Ads</p></div></div></main>',
  );
});

it('without a frame the page has its name above it; a frame without a page says that it loads', () => {
  const bare = renderPage(aPage({ parts: { page: rendered('<h1>1 – 0</h1>'), slots: new Map() } }));
  expect(bare).toMatch(/<header class="boot-bar">.*<h1>1 – 0<\/h1><\/div><\/main>/s);
  const empty = renderPage(aPage({ parts: { frame: FRAME, slots: new Map() } }));
  expect(empty).toMatch(/<main><p class="boot-say" role="status">.*<\/main>/s);
});

it('says whom HTML is not for, and how long it is right, and has the script that looks only then', () => {
  const notFor = [{ store: 'local', key: 'filter', unless: ['"all"'] }] as const;
  const page = { ...rendered('<p>1</p>'), notFor, zoned: true, validFor: 10 };
  expect(renderPage(aPage({ parts: { page, slots: new Map() } }))).toContain(
    '<div data-first="page" id="tyso-first-page" data-not-for="[{&quot;store&quot;:&quot;local&quot;,&quot;key&quot;:&quot;filter&quot;,&quot;unless&quot;:[&quot;\\&quot;all\\&quot;&quot;]}]" data-zoned data-valid-for="10"><script>(function',
  );
  expect(renderPage(aPage({ parts: { page: rendered('<p>1</p>'), slots: new Map() } }))).not.toContain(
    '<script>(function(n,w)',
  );
});

it('has the answers that its parts name, for the app', () => {
  const responses = [{ address: '/NewPost/12', body: { data: 1 } }];
  const html = renderPage(aPage({ parts: { page: { ...rendered('<p>1</p>'), responses }, slots: new Map() } }));
  expect(html).toContain(
    '<script type="application/json" id="tyso-answers">[{"address":"/NewPost/12","body":{"data":1}}]',
  );
  expect(renderPage(aPage())).not.toContain('tyso-answers');
});

it('a slot that a live remote has keeps its place without HTML; what nobody has keeps none', () => {
  const live = {
    release: '1.0.0-a',
    contract: 2,
    manifest: '/r/mfe-ads/1/m.json',
    paths: [],
    slots: ['OnHeaderLevel2'],
  };
  const ads = decode(remotePointerSchema, { schema: 1, remote: 'mfe-ads', state: 'on', live, changedAt: 'now' });
  const parts = { frame: FRAME, slots: new Map() };
  expect(renderPage(aPage({ parts, pointers: [ads] }))).toContain(
    '<header>TySo</header><div data-first="slot:OnHeaderLevel2"></div><main>',
  );
  const off = renderPage(aPage({ parts, pointers: [{ ...ads, state: 'off' }] }));
  expect(off).toContain('<header>TySo</header><main>');
});

it('has an answer once that frame and slots have both asked for', () => {
  const responses = [{ address: '/AppSetting', body: { data: 1 } }];
  const slots = new Map([['OnHeaderLevel2', { ...rendered('<p>Ads</p>'), responses }]] as const);
  const html = renderPage(aPage({ parts: { frame: { ...FRAME, responses }, slots } }));
  expect(html.match(/"\/AppSetting"/g)).toHaveLength(1);
});
