import sanitizeHtml, { type Attributes } from 'sanitize-html';

/** What Word leaves in HTML, and how often. */
type WordCounts = Map<string, number>;

/** The name of a tag that goes, while its content stays. */
const NONE = 'tyso-none';
const EMPTY = /<\/?tyso-none>/g;

/** What only looks, and no article may have. */
const LOOKS = /^(?:style|border|cellspacing|cellpadding|valign|align|bgcolor|nowrap|lang)$|:/;

/** What Word draws before the text of a list's item, which is a paragraph to it. */
const MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/g;
const NUMBER = /^\s*(?:\d+|[a-z])[.)]/i;

/**
 * HTML without what Word leaves in it: its classes, styles, languages, comments and tags of its own, and each `<span>` that
 * then says nothing. Paragraphs that it draws as a list become one. Words, quotes and all other markup stay. For servers only;
 * it is NOT clean.
 */
export function withoutWord(html: string): { html: string; counts: WordCounts } {
  const counts: WordCounts = new Map();
  const count = (kind: string, times = 1) => {
    if (times > 0) counts.set(kind, (counts.get(kind) ?? 0) + times);
  };

  function kept(tag: string, { class: classes, ...attributes }: Attributes): Attributes {
    const isMark = ([name, value]: [string, string]) => tag === 'a' && name === 'name' && value.startsWith('_');
    const entries = Object.entries(attributes).filter((entry) => {
      const kind = isMark(entry) ? '<a name="_…">' : LOOKS.test(entry[0]) ? entry[0] : undefined;
      if (kind !== undefined) count(kind);
      return kind === undefined;
    });
    const isOfWord = classes?.split(/\s+/).every((one) => /^(?:Mso|WordSection)/.test(one));
    if (isOfWord) count('class="Mso…"');
    return Object.fromEntries(isOfWord || classes === undefined ? entries : [...entries, ['class', classes]]);
  }

  function transformed(tagName: string, given: Attributes) {
    const attribs = kept(tagName, given);
    const saysNothing = Object.keys(attribs).length === 0;
    if (tagName === 'style') count('style');
    if (tagName.includes(':')) count('<o:p>');
    else if (tagName === 'font' || (tagName === 'span' && saysNothing)) count(`<${tagName}>`);
    else if (tagName !== 'a' || !saysNothing) return { tagName, attribs };
    return { tagName: NONE, attribs: {} };
  }

  const marked = html.replace(MARK, (_, mark: string) => {
    count('bullet of a list');
    const list = NUMBER.test(mark.replace(/<[^>]*>/g, '')) ? 'ol' : 'ul';
    return `<tyso-${list}></tyso-${list}>`;
  });
  count('comment', marked.match(/<!--[\s\S]*?-->|<!\[[^>]*>/g)?.length ?? 0);
  const taken = sanitizeHtml(marked, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    transformTags: { '*': transformed },
    exclusiveFilter: ({ tag }) => tag === 'style',
  });
  // In texts a < is written &lt;.
  return { html: withList(withList(taken.replace(EMPTY, ''), 'ul'), 'ol'), counts };
}

/** Makes a list of marked paragraphs that follow each other. */
function withList(html: string, list: 'ul' | 'ol'): string {
  const mark = `<tyso-${list}></tyso-${list}>`;
  const item = `<p\\b[^>]*>(?:(?!</p>)[^])*?${mark}(?:(?!</p>)[^])*</p>`;
  const all = html.replace(new RegExp(`${item}(?:\\s*${item})*`, 'g'), (run) => {
    const items = run.replace(/<p\b/g, '<li').replaceAll('</p>', '</li>');
    return `<${list}>${items}</${list}>`;
  });
  return all.replaceAll(mark, '');
}
