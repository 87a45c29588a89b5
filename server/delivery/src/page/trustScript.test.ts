import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as markup, parseFragment, serialize } from 'parse5';
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from 'shared-kernel/cleaning/articleRules';
import { cleanHtml } from 'shared-kernel/server/cleanHtml';
import { HTML_ATTACKS } from 'shared-kernel/testing/hostile';
import { TRUST_SCRIPT } from './trustScript';

type Rule = (text: string) => string | null;

/** The policy that the script makes in a page. */
function made(): Record<string, Rule> {
  const policies: Record<string, Record<string, Rule>> = {};
  const createPolicy = (name: string, rules: Record<string, Rule>) => Object.assign(policies, { [name]: rules });
  runInNewContext(TRUST_SCRIPT, { window: { trustedTypes: { createPolicy } } });
  return policies.default ?? {};
}
const { createHTML = fail, createScriptURL = fail, ...others } = made();

function fail(): never {
  throw new Error('Expected a rule');
}

/** As a browser writes what it has parsed of it. */
const written = (text: string) => serialize(parseFragment(text));

it('does nothing in a browser without Trusted Types', () => {
  expect(() => runInNewContext(TRUST_SCRIPT, { window: {} })).not.toThrow();
});

it('makes no code of any text, and leaves addresses of scripts to the content policy', () => {
  expect(others).toEqual({});
  expect(createScriptURL('https://tyso.example/r/a.js')).toBe('https://tyso.example/r/a.js');
});

it('passes what a release of before has cleaned', () => {
  const article =
    '<h2 lang="vi">Tin &amp; ảnh</h2><p>1 &lt; 2<br><a href="https://a.example/?x=1&amp;y=2" target="_blank" rel="noopener">a &gt; b</a></p>' +
    '<img src="/media/a.webp" width="640" height="360" alt="a < b" loading="lazy"><hr>' +
    '<iframe src="https://player.vimeo.com/video/1" title="Video" sandbox="allow-scripts" loading="lazy" referrerpolicy="no-referrer" allowfullscreen=""></iframe>';
  expect(createHTML(article)).toBe(article);
  expect(createHTML('')).toBe('');
});

it.each(HTML_ATTACKS)('passes what is left of %s', (_, attack) => {
  const clean = written(cleanHtml(attack));
  expect(createHTML(clean)).toBe(clean);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<script src="/r/a.js"></script>',
  '<iframe src="x"><a href="</iframe><img src=x onerror=alert(1)>"></a></iframe>',
  '<iframe srcdoc="x"></iframe>',
  '<p title="x" style="position:fixed">x</p>',
  '<<p>img src=x onerror=alert(1)>',
  '<p title="x"onclick="y">x</p>',
  '<P>x</P>',
  '<p/onclick="x">x</p>',
  '<!--x-->',
  '<form action="/x"><input></form>',
  'a < b',
])('refuses %s', (html) => expect(createHTML(html)).toBeNull());

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}

it('of whatever passes come an article’s elements and attributes only', () => {
  const tags: readonly string[] = [...ARTICLE_TAGS, 'iframe'];
  const attributes = /^(?:rel|target|loading|sandbox|referrerpolicy|allowfullscreen)$/;
  const own: readonly string[] = ARTICLE_ATTRIBUTES;
  const piece = fc.oneof(
    fc.constantFrom(...['<p>', '</p>', '<p title="', '">', '<a href="', '<img src="x">', '<iframe src="x"></iframe>']),
    fc.constantFrom(...['<iframe>', '</iframe>', '<table>', '<td>', '<', '>', '"', '<!--', '-->', '<![CDATA[', ']]>']),
    fc.constantFrom(...['<script>', '<svg>', '<style>', '</style>', ' onclick="x"', '&lt;', 'x', '\0', '\n']),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.constantFrom('div', 'table', 'pre', 'p', 'select', 'template'),
      (pieces, parent) => {
        const html = pieces.join('');
        fc.pre(createHTML(html) !== null);
        const within = defaultTreeAdapter.createElement(parent, markup.NS.HTML, []);
        for (const { tagName, attrs } of elementsIn(parseFragment(within, html, {}))) {
          expect(tags).toContain(tagName);
          for (const { name } of attrs) expect(own.includes(name) || attributes.test(name)).toBe(true);
        }
      },
    ),
  );
});
