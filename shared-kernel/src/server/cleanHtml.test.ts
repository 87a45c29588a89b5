import * as fc from 'fast-check';
import { anyHtml } from '../testing/anyHtml';
import { harmIn } from '../testing/harmIn';
import { HTML_ATTACKS } from '../testing/hostile';
import { cleanHtml } from './cleanHtml';

/** Parsed as a browser does for a page, without running it. */
const parsed = (html: string) => new DOMParser().parseFromString(`<article>${html}`, 'text/html').body;

it.each(HTML_ATTACKS)('of %s nothing harmful is left', (_, attack) => {
  const clean = cleanHtml(attack);
  expect(harmIn(parsed(clean))).toEqual([]);
  expect(cleanHtml(clean)).toBe(clean);
});

test('the check itself sees harm in nearly all of them; the rest would harm a cleaner that only cuts', () => {
  const harmless = HTML_ATTACKS.filter(([, attack]) => harmIn(parsed(attack)).length === 0).map(([name]) => name);
  expect(harmless).toEqual([
    'a script put together by taking one out',
    'a script behind a null character',
    'a script as text that is decoded twice',
    'a handler in backticks',
    'one with a comment',
  ]);
});

it.each(['<li><p><select><h2>', '<h2><p><x-a><ul>', '<td><p><button><p></a>'])(
  'where taking a tag out makes the rest nest otherwise, as in %s, it goes on until nothing changes',
  (html) => {
    const clean = cleanHtml(html);
    expect(clean).not.toBe('');
    expect(cleanHtml(clean)).toBe(clean);
  },
);

test('whatever came, it is harmless, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const clean = cleanHtml(html);
      expect(harmIn(parsed(clean))).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: 500 },
  );
});

it.each([
  [
    'what editors write stays as it is',
    '<h2>Đội hình</h2><p>Hai <strong>đội</strong> &amp; <em>một</em> trận<br />đấu</p><table><caption>Bảng</caption><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table>',
    undefined,
  ],
  ['a link to a page of ours stays in its tab', '<a href="/news/3-x" title="t">x</a>', undefined],
  [
    'a link to another site opens a new one, and learns nothing',
    '<a href="https://vi-du.example/a" target="_top">x</a>',
    '<a href="https://vi-du.example/a" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  ],
  [
    'a paid link goes on saying so',
    '<a href="//vi-du.example" rel="author Sponsored">x</a>',
    '<a href="//vi-du.example" rel="noopener noreferrer nofollow sponsored" target="_blank">x</a>',
  ],
  [
    'the first picture comes at once, the others when they are near, and all keep their places',
    '<img src="/media/a.webp" alt="" width="800" height="450"><img src="/media/b.webp" height="450" loading="eager">',
    '<img src="/media/a.webp" alt="" width="800" height="450" /><img src="/media/b.webp" height="450" loading="lazy" />',
  ],
  [
    'a size that is none is left out',
    '<img src="https://vi-du.example/a.png" width="100%" height="-1">',
    '<img src="https://vi-du.example/a.png" />',
  ],
  ['a picture that is nowhere goes', '<p>a<img src="#" alt="x"><img alt="y">b</p>', '<p>ab</p>'],
  [
    'a picture’s relative address counts from the root of the server',
    '<p><img src="../anh/a.png" alt="x"></p>',
    '<p><img src="/anh/a.png" alt="x" /></p>',
  ],
  [
    "a video player keeps to a sandbox, YouTube's to the host without cookies",
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc?start=3" frameborder="0">x</iframe>',
    '<iframe src="https://www.youtube-nocookie.com/embed/abc?start=3" title="Video" width="560" height="315" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
  ],
  ['a player of any other site goes', '<p>a<iframe src="https://vi-du.example"><b>x</b>y</iframe>b</p>', '<p>ab</p>'],
  ['the words of a tag that goes stay', '<center>Hiệp <font>một</font></center>', 'Hiệp một'],
])('%s', (_, given, wanted) => {
  expect(cleanHtml(given)).toBe(wanted ?? given);
});

it.each([
  [
    'our own host is ours, and paid for by nobody',
    '<a href="https://www.tyso.example/top-nha-cai" rel="sponsored" target="_blank">x</a>',
    '<a href="https://www.tyso.example/top-nha-cai">x</a>',
  ],
  [
    'a picture’s relative address is that of the article’s server',
    '<p><img src="../anh/a.png" alt="x"></p>',
    '<p><img src="https://may-chu.example/anh/a.png" alt="x" /></p>',
  ],
])('of a site that is known, %s', (_, given, wanted) => {
  expect(cleanHtml(given, { hosts: ['tyso.example'], pictures: 'https://may-chu.example' })).toBe(wanted);
});

test.each([
  ['five million characters', 'á'.repeat(5_000_000)],
  ['a hundred thousand tags in each other', '<p><b>á<table><td>'.repeat(25_000)],
])('of %s nothing is left, at once', (_, html) => {
  expect(cleanHtml(html)).toBe('');
});

test('the longest article that may be is cleaned', () => {
  const clean = cleanHtml(`<b>${'<p>á</p>'.repeat(14_000)}${'á'.repeat(800_000)}`);
  expect(clean.length).toBeGreaterThan(900_000);
});
