import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cleanHtml } from 'server-shared/html/cleanHtml';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { Drawn } from 'shared-kernel/contract/serverEntry';
import { SITE_TEXTS } from 'shared-kernel/contract/siteTexts';
import type { Report } from 'shared-kernel/decode/decode';
import { ownHosts } from 'shared-kernel/rules/ownLink';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Live } from '../pointers/livePointers';
import type { SiteFolder } from '../siteFolder';
import { createPreloads } from './createPreloads';
import { renderPage } from './page';
import { type Prepared, prepare } from './prepared';
import { createReadablePages } from './reading/createReadablePages';
import type { Found } from './reading/createReader';
import type { PageRoute } from './routes';

/** Patterns of the pages with a board of matches; an unknown page leads to one. */
const BOARDS: readonly string[] = ['/', '/ket-qua-bong-da', '/lich-thi-dau', '/ty-le-keo-nha-cai'];

export type PageContent = { readonly found?: Found | undefined; readonly drawn?: Drawn | undefined };

export type PageMaker = {
  /** The page of a route, or of an unknown path, with the content found for it or what its release has drawn. */
  pageOf(route: PageRoute | undefined, live: Live, content?: PageContent): Promise<Prepared>;
};

/** Memory limit for rendered pages: routes are few, articles are not. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Renders each page once per state of pointers and content: two addresses with the same content share a page. */
export function createPageMaker(config: DeliveryConfig, site: SiteFolder, report: Report): PageMaker {
  const home = { pictures: config.site.api_base, hosts: ownHosts(config.publicUrl) };
  const readableOf = createReadablePages(config, (html) => cleanHtml(html, home));
  const preloadsOf = createPreloads(site, report);
  const pages = new LRUCache<string, Prepared>({ maxSize: MOST_BYTES, sizeCalculation: ({ size }) => size });
  const making = new Map<string, Promise<Prepared>>();

  async function make(route: PageRoute | undefined, live: Live, { found, drawn }: PageContent): Promise<Prepared> {
    const isDetail = found?.reading.kind === 'article';
    const preloads = route?.remote ? await preloadsOf(route.remote, { module: './App', isDetail }) : [];
    const slots = await Promise.all(
      live.remotes.filter(fillsSlots).map((remote) => preloadsOf(remote, { module: './Slots' })),
    );
    const texts = route?.texts ?? SITE_TEXTS;
    const html = renderPage({
      texts,
      isBoard: BOARDS.includes(route?.pattern ?? '/'),
      site: config.site,
      pointers: live.remotes,
      unread: live.unread,
      scripts: live.scripts,
      preloads,
      // Without those that the page itself preloads.
      later: slots.flat().filter(({ href }) => !preloads.some((preload) => preload.href === href)),
      canonical: canonicalOf(route, config),
      readable: found && readableOf(found, texts),
      drawn,
    });
    return prepare('text/html', html);
  }

  async function makeAndKeep(key: string, ...parts: Parameters<typeof make>): Promise<Prepared> {
    try {
      const page = await make(...parts);
      pages.set(key, page);
      return page;
    } finally {
      making.delete(key);
    }
  }

  return {
    async pageOf(route, live, content = {}) {
      const key = `${live.revision} ${route?.pattern ?? ''} ${fingerprintOf(content)}`;
      const known = pages.get(key);
      if (known) return known;
      const begun = making.get(key) ?? makeAndKeep(key, route, live, content);
      making.set(key, begun);
      return begun;
    },
  };
}

function fingerprintOf({ found, drawn }: PageContent): string {
  return found?.fingerprint ?? (drawn ? createHash('sha256').update(JSON.stringify(drawn)).digest('base64url') : '');
}

function fillsSlots({ state, live }: RemotePointer): boolean {
  return state === 'on' && live.slots.length > 0;
}

/** Only a page without parameters has its address in its pattern. */
function canonicalOf(route: PageRoute | undefined, { publicUrl, site }: DeliveryConfig): string | undefined {
  if (!publicUrl || !route || /[:*]/.test(route.pattern)) return undefined;
  const path = `${site.base_path.replace(/\/$/, '')}${route.pattern}`;
  return new URL(path, publicUrl).href;
}
