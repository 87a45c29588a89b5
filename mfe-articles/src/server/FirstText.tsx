import type { ArticleHome } from 'shared-kernel/cleaning/articleRules';
import { Content } from '../view/article/Content';
import { firstHtml } from './firstHtml';

/** An article's HTML as the server renders it, cleaned. The only place that renders foreign HTML on the server. */
export function FirstText({ html, home }: { html: string; home: ArticleHome }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by `firstHtml`.
  return <Content dangerouslySetInnerHTML={{ __html: firstHtml(html, home) }} />;
}
