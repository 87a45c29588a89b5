/**
 * All that is tried on us, each entry once and with a name. The tests of the four doors (REST, hub, delivery, feeds), each called
 * `door.hostile`, feed it through the real decoder, socket or server; other tests take from here what they need.
 */

/** Values that a careless or hostile feed may send for any field. */
export const ODD_VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['null', null],
  ['a number', 9],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a huge number', 1e300],
  ['a number as a text', '2'],
  ['a word', 'x'],
  ['an empty text', ''],
  ['a text of 5,000 characters', 'y'.repeat(5_000)],
  ['true', true],
  ['false', false],
  ['an empty list', []],
  ['a list of nulls', [null, null]],
  ['a list of lists', [[[]]]],
  ['an empty object', {}],
  ['an object like a list', { 0: 1, length: 1 }],
  ['markup', '<img src=x onerror=alert(1)>'],
];

/** Texts that look like whole numbers, or are some elsewhere. */
export const NO_NUMBERS: readonly (readonly [name: string, text: string])[] = [
  ['a power', '1e3'],
  ['hexadecimal', '0x10'],
  ['a sum', '+2'],
  ['a fraction in a text', '1.5'],
  ['a comma', '1,5'],
  ['digits of another script', '\u0661\u0662'],
  ['no number of JavaScript', 'NaN'],
  ['no end', 'Infinity'],
  ['400 digits', '9'.repeat(400)],
];

/** Texts that break a line, a page, a log or a store. */
export const ODD_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a null character', 'a\0b'],
  ['control characters', '\u0001\u001b[31m'],
  ['a line break', 'a\r\nX-Injected: 1'],
  ['turned text', '\u202eevil\u202c'],
  ['nothing that is seen', '\u200b\u2060'],
  ['marks without end', `A${'\u0301'.repeat(300)}`],
  ['half a character', 'm\ud83d'],
  ['a key of all objects', 'constructor'],
  ['their prototype', '__proto__'],
  ['a path upwards', '../../etc/passwd'],
  ['a path upwards, encoded', '..%2f..%2fetc%2fpasswd'],
  ['a broken escape', '100%'],
  ['quotes and brackets', `'"]}><b>`],
  ['another parameter', 'a&Id=2#x'],
  ['SQL', `1'; DROP TABLE matches; --`],
  ['a template', '{{7*7}}'],
];

/** An id as a feed may send it, and as it is kept; `undefined`: it is none. */
export const ODD_IDS: readonly (readonly [name: string, came: unknown, kept: number | string | undefined])[] = [
  ['a number', 12, 12],
  ['a number as a text', '12', 12],
  ['the largest exact number', '9007199254740991', Number.MAX_SAFE_INTEGER],
  ['a text beyond it', '9007199254740993', '9007199254740993'],
  ['a text of 400 digits', '9'.repeat(400), '9'.repeat(400)],
  ['a word', 'm-Alpha', 'm-Alpha'],
  ['another word by its capital', 'M-alpha', 'M-alpha'],
  ['a text zero', '0', '0'],
  ['zero', 0, '0'],
  ['a negative number', -4, '-4'],
  ['a fraction', 1.5, '1.5'],
  ['a number with a zero before it, which is another text', '012', '012'],
  ['a sum', '+12', '+12'],
  ['a power', '1e3', '1e3'],
  ['digits of another script', '١٢', '١٢'],
  ['a key of all objects', 'constructor', 'constructor'],
  ['their prototype', '__proto__', '__proto__'],
  ['a word with a space', 'a b', 'a b'],
  ['a space alone', ' ', ' '],
  ['a number after a space', ' 12', ' 12'],
  ['a path', '../match/7', '../match/7'],
  ['a percent sign', '100%', '100%'],
  ['what looks encoded', 'a%20b', 'a%20b'],
  ['what ends an address', 'x/y?z#&match=2', 'x/y?z#&match=2'],
  ['an emoji', 'm⚽️', 'm⚽️'],
  ['turned text', '\u202ea', '\u202ea'],
  ['quotes and brackets', `'"]<b>`, `'"]<b>`],
  ['a line break', 'a\nb', 'a\nb'],
  ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
  ['a word that says nothing', 'null', 'null'],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['an empty text', '', undefined],
  ['a boolean', true, undefined],
  ['a list', [12], undefined],
  ['an object', { id: 12 }, undefined],
  ['a number that JSON has rounded', 2 ** 53, undefined],
  ['a number beyond all', 1e300, undefined],
  ['half a character', 'm\ud83d', undefined],
  ['the other half', '\udc00m', undefined],
  ['501 characters', 'x'.repeat(501), undefined],
];

/** Addresses that no link and no picture has. */
export const NO_ADDRESSES: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://ty-so.example/1',
  'file:///C:/anh.jpg',
  'about:blank',
  'ws://anh.example/a.jpg',
  '',
];

/** What may come in place of a JSON body that is an object. */
export const NO_BODIES: readonly (readonly [name: string, body: string])[] = [
  ['nothing', ''],
  ['blanks', ' \n'],
  ['a page in HTML', '<!doctype html><p>Welcome'],
  ['half a JSON', '{"data":[{"id"'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['a list of lists without end', '['.repeat(20_000)],
  ['what begins with a byte order mark', '\ufeff{}'],
  ['a null character', '{\0}'],
];

/** Bytes that are no HTTP, or too much of it, and the status of their answer. */
export const NO_REQUESTS: readonly (readonly [name: string, bytes: string, status: number])[] = [
  ['no HTTP at all', 'xin chào\r\n\r\n', 400],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['a body on a read', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}', 400],
  ['a header with a null character', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', 400],
  ['a version of the future', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  ['headers of 100 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
];

const image = '<img src=x onerror=alert(1)>';

/**
 * HTML attacks by name: the kinds of OWASP's and Cure53's collections, in our own words. The tests run both cleaners on
 * all of them; {@link harmIn} lists what is left.
 */
export const HTML_ATTACKS: readonly (readonly [name: string, html: string])[] = [
  // Scripts, plain and disguised.
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT SRC=//vi-du.example/x.js></SCRIPT>'],
  ['a script that is never closed', '<script>alert(1)'],
  ['a script put together by taking one out', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a script after a broken tag', '<<script>alert(1);//<</script>'],
  ['a script with a slash for a space', '<script/x>alert(1)</script/x>'],
  ['a script behind a null character', '<scr\0ipt>alert(1)</scr\0ipt>'],
  ['a script as text that is decoded twice', '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;<b>&lt;script&gt;'],
  // Handlers.
  ['a handler of a picture', image],
  ['a handler behind a slash', '<img/src="x"/onerror=alert(1)>'],
  ['a handler in capitals, with line breaks', '<img src=x\nONERROR\n=\nalert(1)>'],
  ['a handler in backticks', '<img src="x` `<script>alert(1)</script>"` `>'],
  ['a handler behind a quote that was never opened', '<img src="x"" onerror="alert(1)">'],
  ['a handler behind an equals sign', '<p =onclick=alert(1) x>a</p><p a=">"onclick=alert(1)>b</p>'],
  ['handlers of anything', '<b onmouseover=alert(1)>a</b><p onpointerenter=alert(1)>b</p><td onfocus=alert(1)>c'],
  ['handlers of transitions and animations', '<p onanimationstart=alert(1) ontransitionend=alert(1)>x</p>'],
  ['an opened details', '<details open ontoggle=alert(1)>x</details><marquee onstart=alert(1)>x</marquee>'],
  ['a video', '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>'],
  ['a focus that comes by itself', '<input autofocus onfocus=alert(1)><p tabindex=1 autofocus onfocus=alert(1)>x</p>'],
  // Addresses that run code.
  ['an address that runs', '<a href="javascript:alert(1)">x</a>'],
  ['one in mixed case', '<a href="JaVaScRiPt:alert(1)">x</a>'],
  ['one with a tab inside', '<a href="java\tscript:alert(1)">x</a>'],
  ['one with line breaks inside', '<a href="java\r\nscript\n:alert(1)">x</a>'],
  ['one with character references', '<a href="&#106;avascript&colon;alert(1)">x</a>'],
  ['one with references without a semicolon', '<a href="&#0000106&#0000097vascript:alert(1)">x</a>'],
  ['one behind a control character', '<a href=" \u0001javascript:alert(1)">x</a>'],
  ['one with a comment', '<a href="jav<!-- -->ascript:alert(1)">x</a>'],
  ['one of Visual Basic', '<a href="vbscript:msgbox(1)">x</a>'],
  ['a page in an address', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['a page of another scheme', '<a href="blob:https://vi-du.example/1">x</a><a href="filesystem:x">y</a>'],
  ['a picture that runs', '<img src=javascript:alert(1)>'],
  ['a drawing in an address', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ['sources by width', '<img srcset="javascript:alert(1) 1x, x 2x" src="/media/a.svg">'],
  ['an address that tells of the click', '<a ping="https://vi-du.example" href="/">x</a>'],
  ['an address that saves a file', '<a download="x.exe" href="/">x</a>'],
  // SVG and MathML, which parse by other rules.
  ['a script in a drawing', '<svg><script>alert(1)</script></svg>'],
  ['a drawing that loads', '<svg onload=alert(1)>'],
  ['a link in a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  [
    'an animation that sets a link',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a>',
  ],
  ['a use of another drawing', '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>'],
  ['HTML in a drawing', `<svg><foreignObject><p>${image}</p></foreignObject></svg>`],
  ['a formula with a link', '<math><mi//xlink:href="data:x,<script>alert(4)</script>">'],
  [
    'a formula with an action',
    '<math><maction actiontype="statusline#http://x" href="javascript:alert(1)">x</maction>',
  ],
  // Harmless when parsed once, but not when the result is parsed again.
  [
    'a style in a formula',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['two forms and a formula', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>'],
  ['a style in a drawing', '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">'],
  ['a title in a drawing', '<svg><title><style><img title="</style><img src=x onerror=alert(1)>"></title></svg>'],
  ['a noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ['a noscript in a paragraph', '<p><noscript><style></noscript><img src=x onerror=alert(1)></style>'],
  ['a template', '<template><script>alert(1)</script></template>'],
  ['a text area', '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>'],
  ['an xmp', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>'],
  ['a plaintext', `<plaintext><p>${image}`],
  [
    'a noembed and a noframes',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>"><noframes><b title="</noframes><img src=x onerror=alert(1)>">',
  ],
  ['a title', '<title><p title="</title><img src=x onerror=alert(1)>"></title>'],
  ['a select', `<select><option><style></option></select>${image}</style>`],
  [
    'a frame with text that is none',
    '<iframe src="https://www.youtube-nocookie.com/embed/x"><p title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  ],
  [
    'a frame with references inside',
    '<iframe src="https://www.youtube-nocookie.com/embed/x">&lt;/iframe&gt;&lt;img src=x onerror=alert(1)&gt;</iframe>',
  ],
  ['a comment that ends early', '<!--<img src="--><img src=x onerror=alert(1)//">'],
  ['a comment that ends with a bang', `<!-- --!>${image} -->`],
  ['a comment that ends at once', `<!-->${image}<!--->${image}-->`],
  ['an instruction', `<?xml version="1.0"?>${image}<?php ><img src=x onerror=alert(1)> ?>`],
  ['a section that is only one in XML', `<![CDATA[>${image}]]>`],
  ['a closing tag with attributes', '</p onclick=alert(1)><br/ onclick=alert(1)>'],
  ['deep nesting', `${'<p>'.repeat(300)}${image}`],
  ['nesting so deep that browsers flatten it', `${'<div>'.repeat(600)}<table><caption>${image}`],
  ['tables in each other', `<table><tr><td><table><a href=/x><table><a href=/y>${image}</table>`],
  ['a row without a table', `<tr><td>x</td></tr><caption>${image}</caption><col><li>x`],
  ['links in each other', '<a href="/a"><p><a href="javascript:alert(1)">x</a></p></a>'],
  // Frames, documents, forms.
  ['a frame of another site', '<iframe src="https://vi-du.example"></iframe>'],
  ['a frame with its own page', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  [
    'a frame of a known host and its own page',
    '<iframe src="https://player.vimeo.com/video/1" srcdoc="<script>alert(1)</script>"></iframe>',
  ],
  ['a frame that runs', '<iframe src="javascript:alert(1)"></iframe>'],
  [
    'a frame whose host only looks known',
    '<iframe src="https://www.youtube-nocookie.com.vi-du.example/x"></iframe><iframe src="https://www.youtube-nocookie.com@vi-du.example/"></iframe>',
  ],
  ['a frame of a known host on another port', '<iframe src="https://www.youtube-nocookie.com:8443/embed/x"></iframe>'],
  [
    'a frame that asks for more than it may',
    '<iframe src="https://player.vimeo.com/video/1" sandbox="allow-top-navigation allow-forms" allow="camera" name="tyso__mfe_ads" onload=alert(1) style="position:fixed"></iframe>',
  ],
  [
    'an old frame',
    '<frameset><frame src="javascript:alert(1)"></frameset><applet code=x></applet><layer src=x></layer>',
  ],
  ['objects', '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)"><portal src=x></portal>'],
  [
    'a form',
    '<form action="javascript:alert(1)"><input type=submit><button formaction="javascript:alert(1)">x</button></form>',
  ],
  [
    'a form for passwords',
    '<form action="https://vi-du.example"><input name=password type=password><select><option>x</form>',
  ],
  [
    'what belongs in the head',
    '<base href="https://vi-du.example/"><link rel=stylesheet href=x><meta http-equiv=refresh content="0;url=x">',
  ],
  [
    'a whole page',
    `<html onload=alert(1)><head><title>x</title></head><body onload=alert(1) background=x>${image}</body></html>`,
  ],
  ['a dialog over the page', '<dialog open>x</dialog><p popover>x</p><button popovertarget=x>y</button>'],
  // Styles.
  ['a style over the page', '<p style="position:fixed;inset:0">x</p><style>*{display:none}</style>'],
  [
    'a style that loads',
    '<p style="background:url(https://vi-du.example/x)">x</p><style>@import "https://vi-du.example/x";</style>',
  ],
  ['old backgrounds', '<table background="javascript:alert(1)"><tr><td background=x>1</td></tr></table>'],
  ['a class of the page', '<p class="x">x</p><div class="site-overlay" hidden contenteditable>y</div>'],
  [
    'elements of our own making',
    '<p is="x-element">x</p><x-element onclick=alert(1)>x</x-element><slot name=x></slot>',
  ],
  // Names that shadow what scripts look for.
  [
    'the names of our remotes as ids',
    '<div id="tyso__mfe_scores"></div><p id=tyso__shell></p><section id="tyso__mfe_articles">x</section>',
  ],
  [
    'the names of our remotes as names',
    '<a name="tyso__mfe_scores" href="/"></a><img name="tyso__mfe_ads" src="/media/a.svg">',
  ],
  ['the data of our page', '<div id="live"></div><p id="site">{}</p><div id="root"></div><div id="app"></div>'],
  ['the federation', '<a id="__FEDERATION__"></a><a id="__FEDERATION__" name="__INSTANCES__" href="x:y">x</a>'],
  [
    "the document's own names",
    '<form id=document><input name=cookie><img name=body src=/media/x.svg><a name=getElementById>x</a>',
  ],
  ['names in each other', '<form id=a><output id=b name=c>x</output></form><form id=a name=d></form>'],
  [
    'the prototype',
    '<a id="__proto__">x</a><p id="constructor" __proto__="x">y</p><img name=toString src=/media/x.svg>',
  ],
  ['a part and a slot of a component', '<p part="x" slot="y" exportparts="z" itemref="tyso__mfe_scores">x</p>'],
];
