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
<p>·Một &amp; hai <a href="https://a.example/?b=1&amp;c=2">ba</a></p>`);
  expect(Object.fromEntries(counts)).toEqual({
    'class="Mso…"': 3,
    style: 3,
    lang: 1,
    '<o:p>': 1,
    '<span>': 2,
    comment: 4,
  });
  expect(withoutWord(html)).toEqual({ html, counts: new Map() });
});

it.each([
  '<p class="ghi-chu">của người khác</p>',
  '<figure><img src="a.svg" alt="“Hình”" /><figcaption>Chữ</figcaption></figure>',
  '<p><span title="x">a</span></p>',
])('leaves %s as it is', (html) => {
  expect(withoutWord(html)).toEqual({ html, counts: new Map() });
});
