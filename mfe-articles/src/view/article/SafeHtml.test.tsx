import { render, screen } from '@testing-library/react';
import { SafeHtml } from './SafeHtml';

const cleaned = (html: string) => render(<SafeHtml html={html} />).container.firstElementChild?.innerHTML ?? '';

const HARMFUL_TAGS =
  'script,style,iframe,object,embed,svg,math,form,input,button,base,link,meta,template,noscript,details,marquee,x-element';
const HARMFUL_ATTRIBUTES = /^(?:on.*|style|id|name|class|is|srcdoc|action|formaction|background|ping|.*:href)$/;
const SAFE_ADDRESS = /^(?:https?|mailto|tel):/;

/** Every element and attribute that should not be there; read from the parsed page, as a browser would see it. */
function harmIn(root: Element): string[] {
  const tags = [...root.querySelectorAll(HARMFUL_TAGS)].map(({ outerHTML }) => outerHTML);
  const attributes = [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const isHarmful = ({ name, value }: Attr) =>
    // A browser that cannot take `is` off an element keeps it empty.
    (HARMFUL_ATTRIBUTES.test(name) && !(name === 'is' && value === '')) ||
    (['href', 'src'].includes(name) && !SAFE_ADDRESS.test(new URL(value, 'https://ty-so.example').protocol));
  return [...tags, ...attributes.filter(isHarmful).map(({ name, value }) => `${name}="${value}"`)];
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe src="https://vi-du.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://vi-du.example/"><link rel=stylesheet href=x><meta http-equiv=refresh content="0;url=x">',
  '<p style="position:fixed;inset:0">x</p><style>*{display:none}</style>',
  '<table background="javascript:alert(1)"><tr><td background=x>1</td></tr></table>',
  '<a ping="https://vi-du.example" href="/">x</a>',
  '<p is="x-element">x</p><x-element onclick=alert(1)>x</x-element>',
  '<div id="tyso__mfe_scores"></div><a name="tyso__mfe_scores" href="/"></a><img name="tyso__mfe_ads" src="x">',
  '<form id=document><input name=cookie><img name=body src=x>',
  '<p class="x">x</p><details open ontoggle=alert(1)>x</details><marquee onstart=alert(1)>x</marquee>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  `${'<p>'.repeat(300)}<img src=x onerror=alert(1)>`,
];

it.each(ATTACKS)('of %s nothing harmful is left', (attack) => {
  expect(harmIn(render(<SafeHtml html={attack} />).container.children[0] ?? document.body)).toEqual([]);
});

it.each(ATTACKS)('%s, cleaned twice, is as if cleaned once', (attack) => {
  const once = cleaned(attack);
  expect(cleaned(once)).toBe(once);
});

it('what an editor writes is kept', () => {
  const html =
    '<h2>Phong độ</h2><p><strong>Hà Lan</strong> thắng <em>ba</em> trận.</p><ul><li>Depay</li></ul>' +
    '<blockquote>“Chúng tôi sẵn sàng.”</blockquote>' +
    '<table tabindex="0"><caption>Đối đầu</caption><thead><tr><th scope="col">Năm</th></tr></thead><tbody><tr><td colspan="2">2014</td></tr></tbody></table>';
  expect(cleaned(html)).toBe(html);
});

it('pictures keep their size, so that the text does not jump, and are loaded when near', () => {
  render(
    <SafeHtml html='<figure><img src="/media/a.webp" alt="Sân Lusail" width="640" height="360"><figcaption>Lusail</figcaption></figure>' />,
  );
  const picture = screen.getByRole('img', { name: 'Sân Lusail' });
  expect(picture.getAttribute('width')).toBe('640');
  expect(picture.getAttribute('height')).toBe('360');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

it.each([
  ['https://vi-du.example/bai', '_blank'],
  ['//vi-du.example/bai', '_blank'],
  ['/lich-thi-dau', null],
  ['#phong-do', null],
  [`${window.location.origin}/news`, null],
  ['mailto:toa-soan@vi-du.example', null],
])('a link to %s opens in %p', (href, target) => {
  render(<SafeHtml html={`<a href="${href}">Xem</a>`} />);
  const link = screen.getByRole('link', { name: 'Xem' });
  expect(link.getAttribute('target')).toBe(target);
  expect(link.getAttribute('rel')).toBe(target && 'noopener noreferrer nofollow');
});

it('an editor’s own target and rel do not count', () => {
  expect(cleaned('<a href="/news" target="_top" rel="opener">Tin</a>')).toBe('<a href="/news">Tin</a>');
});
