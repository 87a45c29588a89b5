import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { PAGE_PATHS } from 'shared-kernel/rules/pageAddress';
import { withinLimits } from 'shared-kernel/server/withinLimits';
import { SEARCH_PATH } from './domain/searchAddress';
import { addressList } from './server/addressList';
import { fixturesPage, livePage, oddsPage, resultsPage } from './server/boardPages';
import { matchPage } from './server/matchPage';
import { recordPage } from './server/recordPage';
import { searchPage } from './server/searchPage';
import { STANDINGS_PATH } from './server/standings';
import { standingsPage } from './server/standingsPage';

/** By their patterns in `routes.json`. */
const PAGES: Readonly<Record<string, ServerEntry>> = {
  '/': livePage,
  '/ket-qua-bong-da': resultsPage,
  '/lich-thi-dau': fixturesPage,
  '/ty-le-keo-nha-cai': oddsPage,
  ...pagesOfOne(PAGE_PATHS.match, matchPage),
  ...pagesOfOne(PAGE_PATHS.competition, recordPage('competition')),
  ...pagesOfOne(PAGE_PATHS.team, recordPage('team')),
  [SEARCH_PATH]: searchPage,
  [STANDINGS_PATH]: standingsPage,
};

/** With the names in the address, or without. */
function pagesOfOne(path: string, page: ServerEntry): Readonly<Record<string, ServerEntry>> {
  return { [`${path}/:id`]: page, [`${path}/:id/:slug`]: page };
}

export function needs(request: PageRequest, answers: readonly Answer[]): readonly Ask[] {
  return pageOf(request)?.needs(request, answers) ?? [];
}

/** A page's first result; none without its matches, or of a page that renders none. */
export function draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
  const rendered = pageOf(request)?.draw(request, answers);
  return rendered && withinLimits(rendered);
}

function pageOf({ part }: PageRequest): ServerEntry | undefined {
  return part.kind === 'page' && Object.hasOwn(PAGES, part.pattern) ? PAGES[part.pattern] : undefined;
}

export const addresses = addressList;

({ needs, draw, addresses }) satisfies ServerEntry;
