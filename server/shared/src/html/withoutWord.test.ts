import { withoutWord } from './withoutWord';

const PASTED = `<style><!-- p.MsoNormal {margin:0} --></style>
<!--[if gte mso 9]><xml><o:x/></xml><![endif]-->
<p class=MsoNormal style='margin:0'><b><span lang=VI style='color:#333'>“Hà Nội” – <i>‘Nam Định’</i></span></b><o:p>&nbsp;</o:p></p>
<h2 class="MsoTitle MsoHeading">Đội hình<span></span></h2>
<p class=MsoListParagraph><![if !supportLists]>·<![endif]>Một &amp; hai <a href="https://a.example/?b=1&amp;c=2">ba</a></p>`;

it('takes away what Word leaves, says how often, and leaves words, quotes and markup', () => {
  const { html, counts } = withoutWord(PASTED);
  expect(html.trim()).toBe(`<p><b>“Hà Nội” – <i>‘Nam Định’</i></b>\u00a0</p>
<h2>Đội hình</h2>
<ul><li>Một &amp; hai <a href="https://a.example/?b=1&amp;c=2">ba</a></li></ul>`);
  expect(Object.fromEntries(counts)).toEqual({
    'class="Mso…"': 3,
    style: 3,
    lang: 1,
    '<o:p>': 1,
    '<span>': 2,
    comment: 2,
    'bullet of a list': 1,
  });
  expect(withoutWord(html)).toEqual({ html, counts: new Map() });
});

it('takes away what only looks: borders, fonts, marks of a table of contents', () => {
  const { html, counts } = withoutWord(
    `<table class=MsoTable border=1 cellspacing=0 cellpadding=0><tr><td valign=top width=90><font color=red>Hà Nội</font></td></tr></table>
<h2><a name="_Toc1234">Đội hình</a></h2><div class=WordSection1 align=center><img src="a.png" v:shapes="Picture_x0020_1" alt="Ảnh"></div>`,
  );
  expect(html).toBe(`<table><tr><td width="90">Hà Nội</td></tr></table>
<h2>Đội hình</h2><div><img src="a.png" alt="Ảnh" /></div>`);
  expect(Object.fromEntries(counts)).toEqual({
    'class="Mso…"': 2,
    border: 1,
    cellspacing: 1,
    cellpadding: 1,
    valign: 1,
    align: 1,
    'v:shapes': 1,
    '<font>': 1,
    '<a name="_…">': 1,
  });
});

it('makes lists of what Word draws as lists', () => {
  const item = (mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0'><!--[if !supportLists]--><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}</p>\n`;
  const { html, counts } = withoutWord(
    `<p>Ra sân</p>\n${item('·', 'Văn Lâm')}${item('·', '<b>Quang Hải</b>')}<p>Kết quả</p>\n${item('1.', 'Một')}${item('2.', 'Hai')}`,
  );
  expect(html).toBe(
    `<p>Ra sân</p>\n<ul><li>Văn Lâm</li>\n<li><b>Quang Hải</b></li></ul>\n<p>Kết quả</p>\n<ol><li>Một</li>\n<li>Hai</li></ol>\n`,
  );
  expect(counts.get('bullet of a list')).toBe(4);
});

it.each([
  '<p class="ghi-chu">của người khác</p>',
  '<figure><img src="a.svg" alt="“Hình”" /><figcaption>Chữ</figcaption></figure>',
  '<p><span title="x">a</span></p>',
  '<p><a href="/x" title="y">a</a></p><ul><li>b</li></ul>',
])('leaves %s as it is', (html) => {
  expect(withoutWord(html)).toEqual({ html, counts: new Map() });
});
