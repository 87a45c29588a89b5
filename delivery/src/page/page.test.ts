import { aConfig } from '../testing/builds';
import { renderPage } from './page';

const CUNNING = '</script><script>alert(1)</script><!-- \u2028 & "';

it('lets no text out of its place', () => {
  const { site } = aConfig('/data', {}, { signature_secret: CUNNING, chat_url: CUNNING });
  const html = renderPage({
    site,
    pointers: [],
    scripts: [{ src: '/r/shell/1/a"b.js', integrity: '"><script>' }],
    preloads: [{ as: 'script', href: '/r/x/1/"onload="x' }],
    canonical: 'https://tyso.vn/"><b>',
  });
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<!--');
  expect(html).toContain('src="/r/shell/1/a&quot;b.js" integrity="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('href="/r/x/1/&quot;onload=&quot;x"');
  const text = /id="tyso-site">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(site)));
});

it('is a Vietnamese page that says something before any script runs, and without scripts', () => {
  const html = renderPage({ site: aConfig('/data').site, pointers: [], scripts: [], preloads: [] });
  expect(html).toMatch(/^<!doctype html>\n<html lang="vi">/);
  expect(html).toContain('<title>Tỷ số trực tuyến – TySo</title>');
  expect(html).toMatch(/<div id="tyso-root">[\s\S]*Đang tải dữ liệu/);
  expect(html).toMatch(/<noscript>.*JavaScript/);
});
