import { cleanHtml } from 'shared-kernel/cleaning/cleanHtml';
import { PAGE_TEXTS, type PageKey, pageAt } from 'shared-kernel/contract/pageTexts';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { type Prepared, prepare } from '../http/prepared';
import type { Live } from '../pointers/livePointers';
import type { SiteFolder } from '../siteFolder';
import { renderPage } from './page';
import { preloadsOf } from './preloads';
import type { Found } from './reading/createReader';
import { createReadablePages } from './reading/readablePage';
import type { PageRoute } from './routes';

/** Pages whose content is a board of matches. */
const BOARDS: readonly PageKey[] = ['live', 'results', 'fixtures', 'odds'];

export type PageMaker = {
  /** The page of a route, or of a path that no remote knows; with what was found to be read there. */
  pageOf(route: PageRoute | undefined, live: Live, found?: Found | undefined): Promise<Prepared>;
};

type Made = { readonly fingerprint: string; readonly page: Promise<Prepared> };

/** Routes are few; articles are not. */
const MOST_HELD = 300;

/** Makes each page once for a state of the pointers and of what is read on it: it differs by address and not by visitor. */
export function createPageMaker(config: DeliveryConfig, site: SiteFolder, report: Report): PageMaker {
  const readableOf = createReadablePages(config, cleanHtml);
  let revision = -1;
  let made = new Map<string, Made>();

  async function make(route: PageRoute | undefined, live: Live, found: Found | undefined): Promise<Prepared> {
    const preloads = route?.remote
      ? await preloadsOf(route.remote, { site, report, module: './App', isDetail: found?.reading.kind === 'article' })
      : [];
    const slots = await Promise.all(
      live.remotes.filter(fillsSlots).map((remote) => preloadsOf(remote, { site, report, module: './Slots' })),
    );
    const page = pageAt(route?.pattern ?? '/') ?? 'live';
    const html = renderPage({
      texts: PAGE_TEXTS[page],
      isBoard: BOARDS.includes(page),
      site: config.site,
      pointers: live.remotes,
      scripts: live.scripts,
      preloads,
      // What the page itself needs is on its way by then.
      later: slots.flat().filter(({ href }) => !preloads.some((preload) => preload.href === href)),
      canonical: canonicalOf(route, config),
      readable: found && readableOf(found),
    });
    return prepare('text/html', html);
  }

  return {
    pageOf(route, live, found) {
      if (live.revision !== revision) {
        made = new Map();
        revision = live.revision;
      }
      const key = `${route?.pattern ?? ''} ${found?.key ?? ''}`;
      const fingerprint = found?.fingerprint ?? '';
      const known = made.get(key);
      const entry = known?.fingerprint === fingerprint ? known : { fingerprint, page: make(route, live, found) };
      made.delete(key);
      made.set(key, entry);
      const [oldest] = made.keys();
      if (made.size > MOST_HELD && oldest !== undefined) made.delete(oldest);
      return entry.page;
    },
  };
}

function fillsSlots({ state, live }: RemotePointer): boolean {
  return state === 'on' && live.slots.length > 0;
}

/** Only a page without parameters has one address that can be told from its pattern. */
function canonicalOf(route: PageRoute | undefined, { publicUrl, site }: DeliveryConfig): string | undefined {
  if (!publicUrl || !route || /[:*]/.test(route.pattern)) return undefined;
  const path = `${site.base_path.replace(/\/$/, '')}${route.pattern}`;
  return new URL(path, publicUrl).href;
}
