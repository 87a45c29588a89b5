import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { articleItemSchema } from '../kinds/articleItem';
import { anArticle, openContentFolder, PICTURE } from '../testing/contentFolder';
import { problemText } from './problem';
import { readContent } from './readers';

const folder = openContentFolder();

async function problems(): Promise<string[]> {
  const content = await readContent({ content: folder.path(), adverts: path.join(folder.path(), 'ads') });
  return content.problems.map((problem) =>
    problemText({ ...problem, file: path.relative(folder.path(), problem.file) }).replaceAll(`${folder.path()}/`, ''),
  );
}

async function onlyNews() {
  const content = await readContent({ content: folder.path(), adverts: path.join(folder.path(), 'ads') });
  expect(content.problems).toEqual([]);
  return v.parse(articleItemSchema, content.kinds.get('news')?.items[0]?.item);
}

test('an article of Markdown becomes clean HTML, its slug is the name of its file', async () => {
  await folder.write(
    'news/ban-thang-dau-tien.md',
    anArticle({ body: '## Hiệp một\n\nBàn **thắng** ở [phút 9](/news/1-x).\n' }),
  );
  expect(await onlyNews()).toEqual({
    slug: 'ban-thang-dau-tien',
    name: 'Bài viết',
    description: 'Tóm tắt.',
    published_date: '2026-05-30T12:15:00.000Z',
    image: null,
    content: '<h2>Hiệp một</h2>\n<p>Bàn <strong>thắng</strong> ở <a href="/news/1-x">phút 9</a>.</p>',
  });
});

test('an article names the match that it is about by its address', async () => {
  await folder.write('news/a.md', anArticle({ match: '/tran-dau/123/ha-noi-hai-phong', body: 'Chữ.' }));
  expect((await onlyNews()).match).toBe('123');
});

test.each(['123', "'123'", '1l4rjnh22p2wm7v'])(
  'an article names the match that it is about by its id: %s',
  async (match) => {
    await folder.write('news/a.md', anArticle({ match, body: 'Chữ.' }));
    expect((await onlyNews()).match).toBe(match.replaceAll("'", ''));
  },
);

test('an id that no number holds exactly stands in quotes', async () => {
  await folder.write('news/a.md', anArticle({ match: '12345678901234567890', body: 'Chữ.' }));
  expect(await problems()).toEqual([expect.stringContaining("match: expected a match's id")]);
});

test('what names no match is a problem, with what was expected', async () => {
  await folder.write('news/a.md', anArticle({ match: 'Hà Nội – Hải Phòng', body: 'Chữ.' }));
  expect(await problems()).toEqual([
    expect.stringContaining(
      `match: expected a match's id, or the address of its page such as /tran-dau/123/ha-noi-hai-phong, got "Hà Nội`,
    ),
  ]);
});

test('pictures are found from the article, named by their bytes, and keep their place', async () => {
  await folder.write(
    'news/2026/a.md',
    anArticle({ image: '../bia.svg', body: '![Sơ đồ](hinh/so-do.svg "Ba *lớp*")\n' }),
  );
  await folder.write('news/bia.svg', PICTURE);
  await folder.write('news/2026/hinh/so-do.svg', PICTURE);
  const { image, content } = await onlyNews();
  expect(image).toMatch(/^\/media\/[0-9a-f]{64}\.svg$/);
  expect(content).toBe(
    `<figure><img src="${image}" alt="Sơ đồ" width="400" height="300" /><figcaption>Ba *lớp*</figcaption></figure>`,
  );
});

test.each([
  ['a.md', '![Ảnh](ảnh.svg)\n\n![Ảnh](<ảnh đẹp.svg>)'],
  ['a.html', '<img src="ảnh.svg" alt="Ảnh"><img src="%E1%BA%A3nh%20%C4%91%E1%BA%B9p.svg" alt="Ảnh">'],
])('names of pictures may be Vietnamese: %s', async (file, body) => {
  await folder.write(`news/${file}`, anArticle({ image: 'ảnh đẹp.svg', body }));
  await folder.write('news/ảnh.svg', PICTURE);
  await folder.write('news/ảnh đẹp.svg', PICTURE.replace('9', '8'));
  expect((await onlyNews()).content.match(/src="\/media\/[0-9a-f]{64}\.svg"/g)).toHaveLength(2);
});

test('a photograph that a camera says is turned keeps the place of how it is seen', async () => {
  const turned = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await folder.write('news/a.md', anArticle({ body: '![Ảnh](anh.jpg)' }));
  await folder.write('news/anh.jpg', turned);
  expect((await onlyNews()).content).toContain('width="30" height="40"');
});

test.each(['NFC', 'NFD'])('a picture is found however its name is spelled: %s', async (form) => {
  await folder.write('news/a.md', anArticle({ body: `![Ảnh](${'ảnh.svg'.normalize(form)})` }));
  await folder.write(`news/${'ảnh.svg'.normalize(form === 'NFC' ? 'NFD' : 'NFC')}`, PICTURE);
  expect((await onlyNews()).content).toContain('src="/media/');
});

test('a file in another encoding is reported, and not published in parts', async () => {
  await folder.write('news/a.md', Buffer.from(anArticle({ body: 'Café' }), 'latin1'));
  await folder.write('news/b.md', Buffer.from(`\uFEFF${anArticle()}`, 'utf16le'));
  const expected = ':1: expected text in UTF-8: save the file with that encoding';
  expect(await problems()).toEqual([`news/a.md${expected}`, `news/b.md${expected}`]);
});

test('a table of Markdown has no style, and HTML may stand between', async () => {
  await folder.write(
    'news/a.md',
    anArticle({ body: '| Đội | Điểm |\n|---|--:|\n| A | 3 |\n\n<p lang="en">Goal</p>\n' }),
  );
  expect((await onlyNews()).content).toMatch(/<td>A<\/td>\s*<td>3<\/td>[\s\S]*<p lang="en">Goal<\/p>$/);
});

test.each([
  ['2026-06-01 08:00', '2026-06-01T01:00:00.000Z'],
  ['2026-06-01', '2026-05-31T17:00:00.000Z'],
  ['2026-06-01T08:00:00Z', '2026-06-01T08:00:00.000Z'],
  ['2026-05-30 19:15', '2026-05-30T12:15:00.000Z'],
])('a correction is dated as a publication is: %s', async (updated, updated_date) => {
  await folder.write('news/a.md', anArticle({ updated }));
  expect(await onlyNews()).toMatchObject({ updated_date });
});

test('a correction of an article that is dated "now", or to come, is fine', async () => {
  const tomorrow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await folder.write('news/a.md', anArticle({ published_date: 'now', updated: '2026-06-01' }));
  await folder.write('news/b.md', anArticle({ published_date: tomorrow(9), updated: tomorrow(9.5) }));
  expect(await problems()).toEqual([]);
});

test('drafts are checked and go nowhere; the oldest come first', async () => {
  await folder.write('previews/a.md', anArticle({ published_date: '2026-05-30T10:00:00Z' }));
  await folder.write('previews/b.md', anArticle({ published_date: 'now - 2h' }));
  await folder.write('previews/c.md', anArticle({ published_date: '2025-01-01' }));
  await folder.write('previews/d.md', anArticle({ published_date: 'now - 2d' }));
  await folder.write('previews/e.md', anArticle({ status: 'Draft' }));
  const { kinds } = await readContent({ content: folder.path(), adverts: path.join(folder.path(), 'ads') });
  expect(kinds.get('previews')?.items.map(({ key }) => key)).toEqual(['c', 'a', 'd', 'b']);
  expect(kinds.has('news')).toBe(false);
  await folder.write('previews/e.md', anArticle({ status: 'Draft', image: 'x.svg' }));
  expect(await problems()).toEqual(['previews/e.md:6: image: picture "x.svg": there is no file previews/x.svg']);
});

const DATE =
  'expected a date such as 2026-05-30 19:15 (in Vietnam), 2026-05-30T19:15:00Z, now, or now - 3h (also m and d)';
const DAY = 'expected a date such as 2026-05-30 19:15 (in Vietnam) or 2026-05-30T19:15:00Z';
const KEYS = 'name, slug, status, published_date, updated, description, image, match';

test.each<[string, string, string[]]>([
  ['a word for a date', anArticle({ published_date: 'hôm qua' }), [`4: published_date: ${DATE}, got "hôm qua"`]],
  ['a year before any', anArticle({ published_date: '0001-01-01' }), [`4: published_date: ${DATE}, got "0001-01-01"`]],
  [
    'a day that does not exist',
    anArticle({ published_date: '2026-02-30' }),
    [`4: published_date: ${DATE}, got "2026-02-30"`],
  ],
  [
    'an hour that does not exist',
    anArticle({ published_date: '2026-02-03 25:00' }),
    [`4: published_date: ${DATE}, got "2026-02-03 25:00"`],
  ],
  ['a correction that says no more than now', anArticle({ updated: 'now' }), [`6: updated: ${DAY}, got "now"`]],
  [
    'a correction on a day that does not exist',
    anArticle({ updated: '2026-06-31' }),
    [`6: updated: ${DAY}, got "2026-06-31"`],
  ],
  [
    'a correction before the publication',
    anArticle({ updated: '2026-05-30 19:14' }),
    ['6: updated: expected a date after that of its publication (2026-05-30 19:15), got 2026-05-30 19:14'],
  ],
  [
    'a correction that is to come',
    anArticle({ updated: '2199-01-01' }),
    ['6: updated: expected a date that is not to come, got 2199-01-01 00:00'],
  ],
  ['a missing date', anArticle({ published_date: undefined }), [`1: published_date: ${DATE}, got nothing`]],
  [
    'a title with a character that no database keeps',
    anArticle({ name: '"a\\0b"' }),
    ['2: name: expected a title of at most 300 characters, got "a\\u0000b"'],
  ],
  [
    'a missing title',
    anArticle({ name: undefined }),
    ['1: name: expected a title of at most 300 characters, got nothing'],
  ],
  [
    'a title that is a number',
    anArticle({ name: '12' }),
    ['2: name: expected a title of at most 300 characters, got 12'],
  ],
  ['an unknown key', anArticle({ author: 'An' }), [`6: author: expected one of ${KEYS}`]],
  [
    'a tab before a key',
    anArticle().replace('description:', '\tdescription:'),
    ['5: expected the name of a field at the beginning of its line, got a tab'],
  ],
  ['a key twice', anArticle().replace('status:', 'name: B\nstatus:'), ['3: Map keys must be unique']],
  [
    'a title with a colon, told once and with the way out',
    anArticle({ name: 'Lượt về: Arsenal: chờ' }),
    [expect.stringMatching(/^2: .* stands in quotes: name: '/)],
  ],
  ['an unknown status', anArticle({ status: 'Live' }), ['3: status: expected Published or Draft, got "Live"']],
  [
    'a slug with capitals',
    anArticle({ slug: 'Ban-Thang' }),
    ['6: slug: expected small letters, digits and hyphens, got "Ban-Thang"'],
  ],
  [
    'no front matter',
    'Chỉ có chữ.\n',
    ['1: expected front matter: YAML between two lines of ---, the first at the top of the file'],
  ],
  ['no text', anArticle({ body: '\n<p> </p>' }), ['7: expected a text below the front matter, got nothing']],
  [
    'a missing picture in the text',
    anArticle({ body: 'a\n\n![b](c.png)' }),
    ['9: picture "c.png": there is no file news/c.png'],
  ],
  [
    'pictures that browsers would not show',
    anArticle({ image: 'http://a.example/b.png', body: '![b](http://a.example/c.png)' }),
    [
      '6: image: expected a file or an https address, got "http://a.example/b.png": browsers would not show it',
      '8: expected a file or an https address, got "http://a.example/c.png": browsers would not show it',
    ],
  ],
  [
    'a missing picture with a Vietnamese name',
    anArticle({ body: 'a\n\n![b](ảnh.png)' }),
    ['9: picture "ảnh.png": there is no file news/ảnh.png'],
  ],
  [
    'a picture outside of the content',
    anArticle({ body: '![b](../../../etc/passwd.png)' }),
    ['7: picture "../../../etc/passwd.png": expected a file of the content folder'],
  ],
  [
    'a link that runs',
    anArticle({ body: 'a\n[b](javascript:alert(1))' }),
    ['8: expected a link of http(s), mailto or tel, got "javascript:alert(1)"'],
  ],
  [
    'a script',
    anArticle({ body: '<p>a</p>\n\n<script>\nalert(1)\n</script>' }),
    ['9: <script> may not stand in an article'],
  ],
  [
    'a style and an id',
    anArticle({ body: '<p\nstyle="color:red" id="tyso__shell">a</p>' }),
    ['8: <p> may not have the attribute "style"', '8: <p> may not have the attribute "id"'],
  ],
  [
    'an attribute whose name is the end of another',
    anArticle({ body: '<table><tr valign="top">\n<td>a</td></tr></table>\n\n<ul>\n<li align="left">a</li></ul>' }),
    ['7: <tr> may not have the attribute "valign"', '11: <li> may not have the attribute "align"'],
  ],
  [
    'two scripts',
    anArticle({ body: '<script></script>\n<script></script>\n\na' }),
    ['7: <script> may not stand in an article', '8: <script> may not stand in an article'],
  ],
  [
    'a frame of anybody',
    anArticle({ body: '\n<iframe src="https://vi-du.example"></iframe>' }),
    ['8: expected a player of www.youtube-nocookie.com or player.vimeo.com, got "https://vi-du.example"'],
  ],
  [
    'the first heading of a page',
    anArticle({ body: '# Tiêu đề' }),
    ['7: <h1> is the title: headings begin with <h2>, in Markdown with ##'],
  ],
  [
    'a heading of that kind further down',
    anArticle({ body: 'Chữ.\n\n# Tiêu đề' }),
    ['9: <h1> is the title: headings begin with <h2>, in Markdown with ##'],
  ],
  [
    'a title that YAML cuts off',
    anArticle({ name: 'Tiền đạo số #9 ghi bàn' }),
    ["2: name: expected quotes around a text with #: name: 'Tiền đạo số #9'"],
  ],
  ['a title that begins and ends with quoted words', anArticle({ name: '“Vua” trở lại “sân nhà”' }), []],
  [
    'a title in such quotes as a whole',
    anArticle({ name: '“Vua trở lại”' }),
    ['2: name: expected a title without quotes around it, got “Vua trở lại”: \' and " are those of YAML'],
  ],
  [
    'a title that is no more than what YAML cuts off',
    anArticle({ name: '#9' }),
    [
      "2: name: expected quotes around a text with #: name: 'Tiền đạo số #9'",
      '2: name: expected a title of at most 300 characters, got nothing',
    ],
  ],
  [
    'a title in single quotes of print',
    anArticle({ name: '‘Vua trở lại’' }),
    ['2: name: expected a title without quotes around it, got ‘Vua trở lại’: \' and " are those of YAML'],
  ],
  [
    'pictures and links whose address has a blank',
    anArticle({ body: '![Đội hình](đội hình.png)\n[bảng](bảng điểm.html)' }),
    [
      '7: expected an address without a blank behind a picture or a link, or one in <…>, got "![Đội hình](đội hình.png)"',
      '8: expected an address without a blank behind a picture or a link, or one in <…>, got "[bảng](bảng điểm.html)"',
    ],
  ],
  [
    'a link that stands apart from its address',
    anArticle({ body: 'Xem [VFF] (https://vff.example).' }),
    ['7: expected no blank between ] and ( of a link, got "[VFF] (https://vff.example)"'],
  ],
  [
    'bold type that does not begin or end, each time',
    anArticle({ body: 'a\n\n**Kết quả:**Hà Nội\n\n- ** x ** và **"y"\n- hay__ x' }),
    [
      '9: expected no blank inside of ** and **, and one or the end of the line behind them, got "**Kết quả:**"',
      '11: expected no blank inside of ** and **, and one or the end of the line behind them, got "** x **"',
      '11: expected no blank inside of ** and **, and one or the end of the line behind them, got "**\\"y\\""',
      '12: expected no blank inside of __ and __, and one on each side of them, got "__ x"',
    ],
  ],
  [
    'lists without a blank',
    anArticle({ body: 'Ra sân:\n-Văn Lâm\n-Quang Hải\n\n• Tiến Linh\n\n1.một\n2.hai' }),
    [
      '8: expected a blank after the - of a list, got "-Văn Lâm"',
      '11: expected a blank after the - of a list, got "• Tiến Linh"',
      '13: expected a blank after the number of a list, got "1.một"',
    ],
  ],
  [
    'headings without a blank, and a table without its second line',
    anArticle({ body: '##Đội hình\n\n| A | B |\n| C | D |\n\n##Dự bị' }),
    [
      '7: expected a blank after the # of a heading, got "##Đội hình"',
      '9: expected a table with a line of | --- | below its head, got "| A | B |"',
      '12: expected a blank after the # of a heading, got "##Dự bị"',
    ],
  ],
  [
    'markup that is shown on purpose',
    anArticle({ body: '`**a**` và \\*\\*b\\*\\*\n\\-c\n\n    ##b\n\n____ -2–1, 1.5' }),
    [],
  ],
  [
    'a link without https://',
    anArticle({ body: '[VFF](vff.org.vn/tin) và [ta](lich-thi-dau)\n[x](https//x.example) [y](https:/y.example)' }),
    [
      '7: expected https:// at the beginning, got "vff.org.vn/tin": it would be a page of ours',
      '8: expected https:// at the beginning, got "https//x.example": it would be a page of ours',
      '8: expected https:// at the beginning, got "https:/y.example": it would be a page of ours',
    ],
  ],
  [
    'broken HTML',
    anArticle({ body: '<p>a <b>b</p>\n<div onclick=x>c' }),
    ['8: <div> may not have the attribute "onclick"'],
  ],
  [
    'a text of 5 MB',
    anArticle({ body: 'á '.repeat(2_500_000) }),
    ['7: expected at most 1,000,000 characters and 30,000 tags of HTML, got 5000001 characters'],
  ],
  [
    'a text of more HTML than fits',
    anArticle({ body: '<b>'.repeat(40_000) }),
    [expect.stringMatching(/^7: expected at most 1,000,000 characters and 30,000 tags of HTML, got 12\d+ characters$/)],
  ],
])('%s: the line, what was expected, what came', async (_, text, expected) => {
  await folder.write('news/a.md', text);
  expect((await problems()).map((problem) => problem.replace('news/a.md:', ''))).toEqual(expected);
});

test('HTML is asked for no blanks of Markdown', async () => {
  await folder.write('news/a.html', anArticle({ body: '<p>**Kết quả:**Hà Nội</p>\n##Đội hình\n' }));
  expect(await problems()).toEqual([]);
});

test('of two files with one slug the second names the first', async () => {
  await folder.write('news/a.md', anArticle({ slug: 'mot' }));
  await folder.write('news/b.html', anArticle({ slug: 'mot' }));
  await folder.write('previews/c.md', anArticle({ slug: 'mot' }));
  expect(await problems()).toEqual(['news/b.html:6: slug: mot is also the slug of news/a.md']);
});

test.each<[string, string, string | Uint8Array, string]>([
  ['a picture of another kind than its name', 'a.png', PICTURE, 'expected a png picture, got svg'],
  ['a picture that is broken', 'a.webp', 'x', 'expected a webp picture, got something else'],
  ['a picture with a script', 'a.svg', '<svg width="1" height="1" onload="x"/>', 'expected an SVG without scripts'],
  ['a picture for no phone', 'a.jpg', new Uint8Array(3_000_000), 'expected at most 2 MB, got 2.9 MB'],
  ['no picture', 'a.pdf', 'x', 'expected a picture (svg, png, jpg, webp, avif, gif)'],
])('%s is refused where it is named', async (_, name, bytes, message) => {
  await folder.write('news/a.md', anArticle({ image: name }));
  await folder.write(`news/${name}`, bytes);
  expect(await problems()).toContain(`news/a.md:6: image: picture "${name}": ${message}`);
});

test('a file that is no article and no picture is asked about; hidden ones are not', async () => {
  await folder.write('news/ghi-chu.docx', 'x');
  for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) await folder.write(`news/${name}`, 'x');
  expect(await problems()).toEqual(['news/ghi-chu.docx:1: expected an article (.md or .html) or a picture']);
});

test.each([
  [
    '{\n  "betting_adverts": true\n  "social_links": []\n}',
    /^settings.json:3: not JSON: expected a comma before what comes next, got "social_links"$/,
  ],
  [
    '{\n  betting_adverts: true\n}',
    /^settings.json:2: not JSON: expected double quotes round a name or a text, .* got betting_adverts$/,
  ],
  [
    '{\n  "social_links": [],\n  "social_links": []\n}',
    /^settings.json:3: social_links: expected this field once, got it again$/,
  ],
  ['', /^settings.json:1: expected JSON, got an empty file$/],
  ['[]', /^settings.json:1: expected an object of settings$/],
  [
    '{\n  "euro_competition_ids": [5, ""]\n}',
    /^settings.json:2: At settings.euro_competition_ids.1: expected an id: .*, got ""$/,
  ],
  [
    '{\n  "betting_adverts": "perhaps"\n}',
    /^settings.json:2: At settings.betting_adverts: expected true or false, got "perhaps"$/,
  ],
  [
    '{\n  "price_format": { "sent": "american" }\n}',
    /^settings.json:2: At settings.price_format.sent: expected one of malay, hong_kong, indonesian, decimal, got "american"$/,
  ],
  [
    '{\n  "price_format": { "sent": "malay", "shown": "hongkong" }\n}',
    /^settings.json:2: At settings.price_format.shown: expected one of as_sent, malay, .*, got "hongkong"$/,
  ],
  ['{\n  "social_links": {}\n}', /^settings.json:2: At settings.social_links: expected a list, got an object$/],
  [
    '{\n  "social_links": [],\n  "colour": 1\n}',
    /^settings.json:3: At settings: expected one of euro_competition_ids, competition_order, betting_adverts, social_links, advertising_contact, price_format, got "colour"$/,
  ],
])('settings %j are refused', async (text, expected) => {
  await folder.write('settings.json', text);
  expect(await problems()).toEqual([expect.stringMatching(expected)]);
});
