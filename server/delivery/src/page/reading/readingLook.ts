import { ARTICLE_LIST_LOOK } from 'shared-kernel/design/articleListLook';
import { ARTICLE_LOOK } from 'shared-kernel/design/articleLook';

/** Class names: `read-` and the part's name for articles, `reads-` for lists. */
const rules = (prefix: string, look: Readonly<Record<string, string>>) =>
  Object.entries(look).map(([part, inside]) => `.${prefix}-${part} {${inside}}`);

/** Styles of the content that is shown before the app starts. Only pages with content include them. */
export const READING_CSS = [...rules('read', ARTICLE_LOOK), ...rules('reads', ARTICLE_LIST_LOOK)]
  .join('')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s*\n\s*/g, '');
