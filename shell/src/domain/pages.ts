import type { Pages } from 'shared-kernel/contract/pageClaims';
import routes from '../../routes.json';

/** The pages that the shell renders itself: those under construction (S9). */
export const OWN_PAGES: Pages = {
  paths: routes.pages.map(({ path }) => path),
  pages: routes.pages.map((page) => ({ ...page, priority: undefined, query: undefined, needsLazyFiles: false })),
};
