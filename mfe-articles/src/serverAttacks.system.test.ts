import * as fc from 'fast-check';
import { anyHtml } from 'shared-kernel/testing/anyHtml';
import { harmIn } from 'shared-kernel/testing/harmIn';
import { HTML_ATTACKS, ODD_VALUES } from 'shared-kernel/testing/hostile';
import { firstHtml } from './server/firstHtml';
import { aNews } from './testing/builders';
import { aRequest, elementOf, LIST, NEWEST, renderWith } from './testing/rendered';

/** Classes of our own components are no harm. */
const harmOf = (html: string | undefined) => harmIn(elementOf(html)).filter((harm) => !/^class="[\w -]+"$/.test(harm));

it.each(HTML_ATTACKS)('with %s in all its texts, the HTML has nothing of it', (_, attack) => {
  const record = aNews({ id: 7, slug: '', name: attack, description: attack, image: attack, content: attack });
  const given = {
    '/NewPost/7': { data: record },
    [NEWEST]: { data: [{ ...record, id: 8 }] },
    [LIST]: { data: [record] },
  };
  const pages = [renderWith(aRequest('/news'), given), renderWith(aRequest('/news/:id', { id: '7' }), given)];
  expect(pages.map((rendered) => rendered?.html).filter(Boolean)).toHaveLength(2);
  for (const rendered of pages) {
    expect(harmOf(rendered?.html)).toEqual([]);
    expect(rendered?.html).not.toMatch(/<(?:script|style|iframe|template|noscript|link|meta)\b/i);
    expect(rendered?.css).not.toContain('<');
  }
});

it.each(['/news', '/news/:id'])('%s is rendered, or not, whatever answers: it never fails', (pattern) => {
  for (const [, odd] of ODD_VALUES) {
    const record = { ...aNews({ id: 7 }), slug: odd, name: odd, description: odd, image: odd, updated_date: odd };
    for (const body of [odd, { data: odd }, { data: [odd] }, { data: record }, { data: [record] }]) {
      // A number would be a status.
      const sent = typeof body === 'number' ? [body] : body;
      const given = { '/NewPost/7': sent, [NEWEST]: sent, [LIST]: sent };
      expect(() => renderWith(aRequest(pattern, { id: '7' }), given)).not.toThrow();
    }
  }
});

it('an article stays in its place, whatever its HTML: read again it is the same', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const first = firstHtml(html, { hosts: [] });
      const box = elementOf(first);
      // Serializers write these signs in attributes in two ways, which are read alike.
      const written = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      expect(written(box.innerHTML)).toBe(written(first));
      expect(box.querySelector('iframe, a a')).toBeNull();
    }),
    { numRuns: 300, examples: [['<a href="/x"><table><a href="/x">'], ['<h2><table><h2>']] },
  );
});
