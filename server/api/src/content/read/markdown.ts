import MarkdownIt, { type StateCore, type Token } from 'markdown-it';

const markdown = new MarkdownIt({ html: true });
// Links are checked with the rest of the HTML, where errors get a line.
markdown.validateLink = () => true;
markdown.core.ruler.push('figures', makeFigures);
markdown.core.ruler.push('columns', ({ tokens }) => {
  // Columns are aligned by a style, which articles may not have.
  for (const { tag, attrs } of tokens) if ((tag === 'th' || tag === 'td') && attrs) attrs.length = 0;
});

/** CommonMark with GitHub's tables and HTML; a picture with a title becomes a figure. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

/** `![Sơ đồ](so-do.svg "Ba lớp áp lực")` on a line of its own is a picture with its caption below. */
function makeFigures(state: StateCore): void {
  for (const [index, inline] of state.tokens.entries()) {
    const [before, after] = [state.tokens[index - 1], state.tokens[index + 1]];
    const picture = inline.type === 'inline' ? captionedPicture(inline) : undefined;
    if (picture === undefined || before?.type !== 'paragraph_open' || after === undefined) continue;
    before.tag = 'figure';
    after.tag = 'figure';
    const caption = new state.Token('html_inline', '', 0);
    caption.content = `<figcaption>${markdown.utils.escapeHtml(String(picture.attrGet('title') ?? ''))}</figcaption>`;
    picture.attrs = (picture.attrs ?? []).filter(([name]) => name !== 'title');
    inline.children = [picture, caption];
  }
}

function captionedPicture({ children }: Token): Token | undefined {
  const [picture, ...others] = children ?? [];
  return picture?.type === 'image' && others.length === 0 && picture.attrGet('title') !== null ? picture : undefined;
}
