import { PAGE_TEXTS, type PageKey, pageAt } from 'shared-kernel/contract/pageTexts';
import type { Report } from 'shared-kernel/decode/decode';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { type Prepared, prepare } from '../http/prepared';
import type { Live } from '../pointers/livePointers';
import type { SiteFolder } from '../siteFolder';
import { renderPage } from './page';
import { preloadsOf } from './preloads';
import type { PageRoute } from './routes';

/** Pages whose content is a board of matches. */
const BOARDS: readonly PageKey[] = ['live', 'results', 'fixtures', 'odds'];

export type PageMaker = {
  /** The page of a route, or of a path that no remote knows. */
  pageOf(route: PageRoute | undefined, live: Live): Promise<Prepared>;
};

/** Makes each page once for a state of the pointers: it differs by route and not by visitor. */
export function createPageMaker(config: DeliveryConfig, site: SiteFolder, report: Report): PageMaker {
  let revision = -1;
  let made = new Map<string, Promise<Prepared>>();

  async function make(route: PageRoute | undefined, live: Live): Promise<Prepared> {
    const preloads = route?.remote ? await preloadsOf(route.remote, site, report) : [];
    const page = pageAt(route?.pattern ?? '/') ?? 'live';
    const html = renderPage({
      texts: PAGE_TEXTS[page],
      isBoard: BOARDS.includes(page),
      site: config.site,
      pointers: live.remotes,
      scripts: live.scripts,
      preloads,
      canonical: canonicalOf(route, config),
    });
    return prepare('text/html', html);
  }

  return {
    pageOf(route, live) {
      if (live.revision !== revision) {
        made = new Map();
        revision = live.revision;
      }
      const key = route?.pattern ?? '';
      const page = made.get(key) ?? make(route, live);
      made.set(key, page);
      return page;
    },
  };
}

/** Only a page without parameters has one address that can be told from its pattern. */
function canonicalOf(route: PageRoute | undefined, { publicUrl, site }: DeliveryConfig): string | undefined {
  if (!publicUrl || !route || /[:*]/.test(route.pattern)) return undefined;
  const path = `${site.base_path.replace(/\/$/, '')}${route.pattern}`;
  return new URL(path, publicUrl).href;
}
