import { remotePointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { aConfig, aPage } from '../testing/builds';
import { renderPage } from './page';

const CUNNING = '</script><script>alert(1)</script><!-- \u2028 & "';

it('lets no text out of its place', () => {
  const { site } = aConfig('/data', {}, { signature_secret: CUNNING, chat_url: CUNNING });
  const html = renderPage({
    texts: { title: CUNNING, description: CUNNING },
    isBoard: true,
    site,
    pointers: [],
    scripts: [{ src: '/r/shell/1/a"b.js', integrity: '"><script>' }],
    preloads: [{ as: 'script', href: '/r/x/1/"onload="x' }],
    later: [{ as: 'script', href: '/r/y/1/"onload="y' }],
    canonical: 'https://tyso.vn/"><b>',
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
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

it('keeps free what the live adverts will fill, and shows rows only for a board', () => {
  const ads = (state: 'on' | 'off') => ({ ...pointerTo(['OnHeaderLevel2', 'LandingCards']), state });
  const htmlOf = (state: 'on' | 'off', isBoard: boolean) => renderPage(aPage({ isBoard, pointers: [ads(state)] }));
  const space = (slot: string) => `<p class="boot-banner" data-slot="${slot}"></p>`;
  const above = `<div class="boot-above">${space('OnHeaderLevel2')}${space('LandingCards')}</div>`;
  expect(htmlOf('on', false)).toContain(`${above}</div>`);
  expect(htmlOf('on', true)).toContain(`${above}<div class="boot-board">`);
  expect(htmlOf('off', false)).toContain('<div class="boot-page"></div>');
});

function pointerTo(slots: string[]) {
  const live = { release: '1.0.0-a', contract: 1, manifest: '/r/mfe-ads/1.0.0-a/mf-manifest.json', paths: [], slots };
  return decode(remotePointerSchema, { schema: 1, remote: 'mfe-ads', state: 'on', live, changedAt: 'now' });
}
