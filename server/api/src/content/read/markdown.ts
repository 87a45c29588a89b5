import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { type LeftOver, leftOverIn, writtenText } from './leftOver';

const markdown = new MarkdownIt({ html: true });
// Links are checked with the rest of the HTML, where errors get a line.
markdown.validateLink = () => true;
markdown.core.ruler.push('figures', makeFigures);
markdown.core.ruler.push('columns', ({ tokens }) => {
  // Columns are aligned by a style, which articles may not have.
  for (const { tag, attrs } of tokens) if ((tag === 'th' || tag === 'td') && attrs) attrs.length = 0;
});

// Before what a backslash protects joins the text around it.
markdown.core.ruler.before('text_join', 'written', ({ tokens }) => {
  for (const token of tokens) if (token.children) token.meta = { written: writtenText(token.children) };
});

/** CommonMark with GitHub's tables and HTML; a picture with a title becomes a figure. */
export function renderMarkdown(text: string): { html: string; leftOver: LeftOver[] } {
  const tokens = markdown.parse(text, {});
  return { html: markdown.renderer.render(tokens, markdown.options, {}), leftOver: leftOverIn(tokens) };
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
