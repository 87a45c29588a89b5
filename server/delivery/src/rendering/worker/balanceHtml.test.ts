import * as fc from 'fast-check';
import * as parse5 from 'parse5';
import { HTML_ATTACKS } from 'shared-kernel/testing/hostile';
import { balanceHtml } from './balanceHtml';

it.each([
  ['what React writes', '<p class="a">x &amp; y<br/><img src="/a.webp" alt="" width="8"/></p>', undefined],
  ['an icon', '<svg viewBox="0 0 8 8"><title>x</title><path d="M0 0"></path></svg>', undefined],
  [
    'a form and a table',
    '<form action="/" method="get"><select name="a"><option value="b" selected="">c</option></select></form><table><tbody><tr><td>x</td></tr></tbody></table>',
    undefined,
  ],
  ['an unclosed tag', '<div><b>x', '<div><b>x</b></div>'],
  ['tags that close more than they opened', 'a</div></section></main>b', 'ab'],
  ['an unclosed attribute', '<p>a</p><a href="/x', '<p>a</p>'],
  ['an unclosed comment', '<p>a</p><!-- ', '<p>a</p>'],
  ['comments', '<p>a<!-- x -->b</p>', '<p>ab</p>'],
  ['a text that looks like a tag', '<p>&lt;script&gt; 1 < 2</p>', '<p>&lt;script&gt; 1 &lt; 2</p>'],
  ['an unclosed textarea', '<textarea><p>x', '<textarea>&lt;p&gt;x</textarea>'],
  [
    'buttons in each other',
    '<button><div><button>x</button></div></button>',
    '<button><div></div></button><button>x</button>',
  ],
  ['a title with a scheme', '<p title="javascript:alert(1)">x</p>', undefined],
])('%s', (_, html, wanted) => {
  expect(balanceHtml(html)).toBe((wanted ?? html).replaceAll('/>', '>'));
});

it.each([
  ...[
    'script',
    'style',
    'base',
    'meta',
    'link',
    'iframe',
    'object',
    'embed',
    'template',
    'noscript',
    'math',
    'title',
  ].map((tag) => [`<${tag}>`, `<p>x<${tag}>y</${tag}></p>`]),
  ['a script in an icon', '<svg><script>alert(1)</script></svg>'],
  ['a style in an icon', '<svg><style>p{}</style></svg>'],
  ['HTML in an icon', '<svg><foreignObject><p>x</p></foreignObject></svg>'],
  ['an animated address', '<svg><a><animate attributeName="href" to="javascript:alert(1)"></animate></a></svg>'],
  ['a handler', '<p onclick="alert(1)">x</p>'],
  ['a handler in capitals', '<img src=x ONERROR=alert(1)>'],
  ['a style of its own', '<p style="color:red">x</p>'],
  ['an address that runs', '<a href="javascript:alert(1)">x</a>'],
  ['one in disguise', '<a href=" \u0001jAva\tscr&#10;ipt:alert(1)">x</a>'],
  ['one of an icon', '<svg><a xlink:href="javascript:alert(1)">x</a></svg>'],
  ['one of a form', '<button formaction="javascript:alert(1)">x</button>'],
])('%s is refused', (_, html) => {
  expect(() => balanceHtml(html)).toThrow(/^expected (?:no|an address)/);
});

it.each(HTML_ATTACKS)('%s is refused, or keeps to its place', (_, html) => staysInPlace(html));

/** Pieces that matter to a parser, in any order. */
const pieces = fc.constantFrom(
  ...['<p>', '</p>', '<div>', '</div>', '<a href="/x">', '</a>', '<b>', '</b>', '<li>', '</li>', '<ul>', '</ul>'],
  ...['<table>', '</table>', '<tr>', '<td>', '</td>', '<button>', '</button>', '<form>', '</form>', '<select>'],
  ...[
    '</select>',
    '<option>',
    '<svg>',
    '</svg>',
    '<desc>',
    '<h1>',
    '</h1>',
    '<h2>',
    '<pre>',
    '\n',
    '</main>',
    '</body>',
  ],
  ...['<textarea>', '</textarea>', '<!--', '-->', '<![CDATA[', ']]>', '<', '>', '"', '&', '\0', '/', 'x'],
);

it('a rendering has nothing that parsers take for a part of the page', () => {
  staysInPlace('<svg><select><desc><table>');
  expect(() => balanceHtml('<svg><select><desc><table>')).toThrow('expected no <select> in a drawing');
});

test('whatever came, what is left ends where it began', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => staysInPlace(parts.join(''))),
    { numRuns: 2000 },
  );
});

/** It swallows nothing that stands behind it, wherever it is put. */
function staysInPlace(html: string): void {
  let balanced: string;
  try {
    balanced = balanceHtml(html);
  } catch {
    return;
  }
  const page = `<html><head></head><body><main><div>${balanced}</div><footer>end</footer></main></body></html>`;
  expect(parse5.serialize(parse5.parse(page))).toBe(page);
}
