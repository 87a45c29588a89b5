import { cleanHtml, createElementOf } from './cleanHtml';

const HOME = { hosts: ['tyso.example'], pictures: 'https://may-chu.example' };

it.each([
  [
    'what editors write stays as it is',
    '<h2>Đội hình</h2><p>Hai <strong>đội</strong> &amp; <em>một</em> trận<br>đấu</p><table><caption>Bảng</caption><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table>',
    undefined,
  ],
  ['a link to a page of ours stays in its tab', '<a href="/news/3-x" title="t">x</a>', undefined],
  [
    'our own host is ours, and paid for by nobody',
    '<a href="https://www.tyso.example/top-nha-cai" rel="sponsored" target="_blank">x</a>',
    '<a href="https://www.tyso.example/top-nha-cai">x</a>',
  ],
  [
    'a link to another site opens a new one; a paid link goes on saying so',
    '<a href="//vi-du.example" rel="author Sponsored">x</a>',
    '<a href="//vi-du.example" rel="noopener noreferrer nofollow sponsored" target="_blank">x</a>',
  ],
  [
    'the first picture comes at once, the others when they are near; a size that is none is left out',
    '<img src="/media/a.webp" alt="" width="800" height="450"><img src="/media/b.webp" width="100%">',
    '<img src="/media/a.webp" alt="" width="800" height="450"><img src="/media/b.webp" loading="lazy">',
  ],
  ['a picture that is nowhere goes', '<p>a<img src="#" alt="x"><img alt="y">b</p>', '<p>ab</p>'],
  [
    'a picture’s relative address is that of the article’s server',
    '<p><img src="../anh/a.png" alt="x"></p>',
    '<p><img src="https://may-chu.example/anh/a.png" alt="x"></p>',
  ],
  [
    'a player keeps to a sandbox',
    '<iframe width="560" src="https://www.youtube.com/embed/abc?start=3" frameborder="0">x</iframe>',
    '<iframe src="https://www.youtube-nocookie.com/embed/abc?start=3" title="Video" width="560" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen=""></iframe>',
  ],
  ['a player of any other site goes', '<p>a<iframe src="https://vi-du.example"><b>x</b>y</iframe>b</p>', '<p>ab</p>'],
  ['the words of a tag that goes stay', '<center>Hiệp <font>một</font></center>', 'Hiệp một'],
])('%s', (_, given, wanted) => {
  expect(cleanHtml(given, HOME)).toBe(wanted ?? given);
});

it('can be finished before it is written', () => {
  const html = cleanHtml('<center>Hiệp <b>một</b></center>', HOME, (root) => {
    root.childNodes = [createElementOf('p', { title: 'a"', lang: undefined }, 'x < y')];
  });
  expect(html).toBe('<p title="a&quot;">x &lt; y</p>');
});
