import sanitizeHtml, { type Attributes } from 'sanitize-html';

/** What Word leaves in HTML, and how often. */
export type WordCounts = Map<'class="Mso…"' | 'style' | 'lang' | '<o:p>' | '<span>' | 'comment', number>;

/** The name of a tag that goes, while its content stays. */
const NONE = 'tyso-none';
const EMPTY = /<\/?tyso-none>/g;

/**
 * HTML without what Word leaves in it: its classes, styles, languages, comments and tags of its own, and each `<span>` that
 * then says nothing. Words, quotes and all other markup stay. For servers only; it is NOT clean.
 */
export function withoutWord(html: string): { html: string; counts: WordCounts } {
  const counts: WordCounts = new Map();
  const count = (kind: Parameters<WordCounts['set']>[0], times = 1) => {
    if (times > 0) counts.set(kind, (counts.get(kind) ?? 0) + times);
  };
  count('comment', html.match(/<!--[\s\S]*?-->|<!\[[^>]*>/g)?.length ?? 0);

  function kept({ class: classes, style, lang, ...attributes }: Attributes): Attributes {
    if (style !== undefined) count('style');
    if (lang !== undefined) count('lang');
    const isOfWord = classes?.split(/\s+/).every((one) => one.startsWith('Mso'));
    if (isOfWord) count('class="Mso…"');
    return isOfWord || classes === undefined ? attributes : { ...attributes, class: classes };
  }

  function transformed(tagName: string, given: Attributes) {
    const attribs = kept(given);
    if (tagName === 'style') count('style');
    if (tagName.includes(':')) count('<o:p>');
    else if (tagName !== 'span' || Object.keys(attribs).length > 0) return { tagName, attribs };
    else count('<span>');
    return { tagName: NONE, attribs: {} };
  }

  const taken = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    transformTags: { '*': transformed },
    exclusiveFilter: ({ tag }) => tag === 'style',
  });
  // In texts a < is written &lt;.
  return { html: taken.replace(EMPTY, ''), counts };
}
