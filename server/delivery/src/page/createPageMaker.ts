import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import { slotsOf } from 'shared-kernel/contract/servedBy';
import { SITE_TEXTS } from 'shared-kernel/contract/siteTexts';
import type { Report } from 'shared-kernel/decode/decode';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Live } from '../pointers/livePointers';
import type { ServerHtml } from '../rendering/renderInRounds';
import type { SiteFolder } from '../siteFolder';
import { renderedPolicy } from './contentPolicy';
import { createPreloads } from './createPreloads';
import { renderPage } from './page';
import type { RenderedParts } from './pageBody';
import { pageHead } from './pageHead';
import { partFiles, withoutFiles } from './partFiles';
import { type Prepared, prepare } from './prepared';
import { PREVIEW_CSS } from './previewBanner';
import type { Missing, PageRoute } from './routes';
import { notFoundWords } from './words';

/** A page, and the policy that allows the rules of its HTML. */
export type MadePage = { readonly file: Prepared; readonly policy: string };

export type PageMaker = {
  /** The page of a route, or of an address without one, with what its releases have rendered. */
  pageOf(place: PageRoute | Missing, live: Live, parts: RenderedParts): Promise<MadePage>;
};

/** Memory limit for rendered pages: routes are few, articles are not. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Renders each page once per state of pointers and parts: two addresses with the same content share a page. */
export function createPageMaker(config: DeliveryConfig, site: SiteFolder, report: Report): PageMaker {
  const policyOf = renderedPolicy(config);
  const preloadsOf = createPreloads(site, report);
  const pages = new LRUCache<string, MadePage>({ maxSize: MAX_BYTES, sizeCalculation: ({ file }) => file.size });
  const making = new Map<string, Promise<MadePage>>();

  async function make(place: PageRoute | Missing, live: Live, parts: RenderedParts): Promise<MadePage> {
    const route = routeOf(place);
    const wanted = { module: './App', withLazy: route?.needsLazyFiles ?? false } as const;
    const owner = route?.remote;
    const preloads = owner ? [await partFiles(owner, (release) => preloadsOf(owner.remote, release, wanted))] : [];
    const slots = await Promise.all(live.remotes.filter(fillsSlots).map(slotFiles));
    const html = renderPage({
      head: pageHead(route, parts.page ?? {}, textsOf(place), { ...config, live }),
      site: config.site,
      pointers: live.remotes,
      unread: live.unread,
      scripts: live.scripts,
      preloads,
      // Without those that the page itself preloads.
      later: slots.map((one) => withoutFiles(one, preloads)),
      parts,
      isUnknown: place === 'unknown',
      preview: live.preview,
    });
    const rules = [...partsOf(parts).map(({ css }) => css), ...(live.preview ? [PREVIEW_CSS] : [])];
    return { file: prepare('text/html', html), policy: policyOf(rules) };
  }

  /** A release without slots needs none, though its remote has another one with some. */
  const slotFiles = (pointer: RemotePointer) =>
    partFiles(pointer, async (release) =>
      release.slots.length > 0 ? preloadsOf(pointer.remote, release, { module: './Slots' }) : [],
    );

  async function makeAndKeep(key: string, ...parts: Parameters<typeof make>): Promise<MadePage> {
    try {
      const page = await make(...parts);
      pages.set(key, page);
      return page;
    } finally {
      making.delete(key);
    }
  }

  function textsOf(place: PageRoute | Missing): PageRoute['texts'] {
    if (place === 'closed') return SITE_TEXTS;
    if (place !== 'unknown') return place.texts;
    const { title, sentence = '' } = notFoundWords(config.site.base_path);
    return { title, description: sentence };
  }

  return {
    async pageOf(place, live, parts) {
      // Patterns begin with a slash.
      const look = live.preview ? JSON.stringify(live.preview) : '';
      const key = [live.revision, look, routeOf(place)?.pattern ?? place, ...fingerprintsOf(parts)].join(' ');
      const known = pages.get(key);
      if (known) return known;
      const begun = making.get(key) ?? makeAndKeep(key, place, live, parts);
      making.set(key, begun);
      return begun;
    },
  };
}

function routeOf(place: PageRoute | Missing): PageRoute | undefined {
  return typeof place === 'string' ? undefined : place;
}

function partsOf({ frame, page, slots }: RenderedParts): ServerHtml[] {
  return [frame, page, ...slots.values()].filter((rendered) => rendered !== undefined);
}

/** HTML keeps its identity while it is kept, and many pages have the same frame. */
const fingerprints = new WeakMap<ServerHtml, string>();

function fingerprintsOf({ frame, page, slots }: RenderedParts): string[] {
  return [
    fingerprintOf(frame),
    fingerprintOf(page),
    ...[...slots].map(([name, one]) => `${name}:${fingerprintOf(one)}`),
  ];
}

function fingerprintOf(rendered: ServerHtml | undefined): string {
  if (!rendered) return '';
  const known = fingerprints.get(rendered);
  if (known) return known;
  const made = createHash('sha256').update(JSON.stringify(rendered)).digest('base64url');
  fingerprints.set(rendered, made);
  return made;
}

function fillsSlots(pointer: RemotePointer): boolean {
  return pointer.state === 'on' && slotsOf(pointer).length > 0;
}
