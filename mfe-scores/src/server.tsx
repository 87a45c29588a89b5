import type { Answer, Ask, Drawn, PageRequest, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { withinLimits } from 'shared-kernel/server/withinLimits';
import { MATCH_PATH } from './domain/matchAddress';
import { addressList } from './server/addressList';
import { fixturesPage, livePage, oddsPage, resultsPage } from './server/boardPages';
import { matchPage } from './server/matchPage';
import type { ServerPage } from './server/serverPage';
import { STANDINGS_PATH } from './server/standings';
import { standingsPage } from './server/standingsPage';

/** By their patterns in `routes.json`. */
const PAGES: Readonly<Record<string, ServerPage>> = {
  '/': livePage,
  '/ket-qua-bong-da': resultsPage,
  '/lich-thi-dau': fixturesPage,
  '/ty-le-keo-nha-cai': oddsPage,
  [`${MATCH_PATH}/:id`]: matchPage,
  [`${MATCH_PATH}/:id/:slug`]: matchPage,
  [STANDINGS_PATH]: standingsPage,
};

export function needs(request: PageRequest, answers: readonly Answer[]): readonly Ask[] {
  return pageOf(request)?.needs(request, answers) ?? [];
}

/** A page's first picture; none without its matches, or of a page that draws none. */
export function draw(request: PageRequest, answers: readonly Answer[]): Drawn | undefined {
  const drawn = pageOf(request)?.draw(request, answers);
  return drawn && withinLimits(drawn);
}

function pageOf({ part }: PageRequest): ServerPage | undefined {
  return part.kind === 'page' && Object.hasOwn(PAGES, part.pattern) ? PAGES[part.pattern] : undefined;
}

export const addresses = addressList;

({ needs, draw, addresses }) satisfies ServerEntry;
