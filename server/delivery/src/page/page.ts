import { pageTitle } from 'shared-kernel/contract/siteTexts';
import type { ShellScript } from '../pointers/livePointers';
import { SHELL_SCRIPT_ATTRIBUTE } from './bootScript';
import { htmlDocument } from './document';
import { escapeHtml } from './escape';
import { type Head, headTags } from './headTags';
import { type PageContent, pageBody } from './pageBody';
import { candidateChoice, integrityAttribute, type PartFiles, partFilesHtml } from './partFiles';

export type Page = Omit<PageContent, 'title'> & {
  readonly head: Head;
  readonly scripts: readonly ShellScript[];
  /** Files of the page's own remote, to be fetched together with the shell. */
  readonly preloads: readonly PartFiles[];
};

/** The page that starts the shell: it contains all that the start needs, and preloads the rest. */
export function renderPage(page: Page): string {
  const { head, scripts, preloads } = page;
  return htmlDocument({
    title: pageTitle(head.title),
    head: [headTags(head), ...scripts.map(script), ...preloads.map(partFilesHtml), candidateChoice(preloads)].join(
      '\n',
    ),
    body: pageBody({ ...page, title: head.title }),
  });
}

function script({ src, integrity }: ShellScript): string {
  return `<script src="${escapeHtml(src)}"${integrityAttribute(integrity)} defer ${SHELL_SCRIPT_ATTRIBUTE}></script>`;
}
