import { type BoardFilter, FILTER_PARAMETER, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import { matchPattern, type PathParams } from 'shared-kernel/contract/matchPattern';
import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { PageRequest, RenderedPart } from 'shared-kernel/contract/serverEntry';
import { SLOT_NAMES, type SlotName } from 'shared-kernel/contract/slotName';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { RenderedParts } from '../page/pageBody';
import type { PageRoute } from '../page/routes';
import type { Live } from '../pointers/livePointers';
import { EVERYWHERE, warmRequests } from '../release/warmRequests';
import type { Renderers } from '../rendering/createRenderers';
import { entryFileOf, fileKey } from '../rendering/entryFile';
import { partRequest } from '../rendering/partRequest';
import type { ServerHtml } from '../rendering/renderInRounds';
import type { SiteFolder } from '../siteFolder';
import { candidateFileOf, createCandidateRenderer } from './candidateRenderers';
import { knownOf } from './knownParameters';

/** As asked for: the path below the base path, and the query with its question mark. */
export type PageAddress = { readonly path: string; readonly search: string };

/** A page of its own release. */
export type PageSource = {
  /** Whether it is one of few, or is kept: an address that costs nothing is not counted. */
  isCheap(): boolean;
  /**
   * `undefined` where its release renders none, or none in time.
   *
   * @param visitor their address
   */
  render(visitor: string): Promise<ServerHtml | undefined>;
  /** The last one that may still be shown, without rendering. */
  remembered(): ServerHtml | undefined;
};

export type PageRenderer = {
  /**
   * Starts the workers of releases that went live, and ends those of releases that left.
   *
   * @returns resolves when those that are new have rendered all that they render at addresses without parameters
   */
  follow(live: Live): Promise<unknown>;
  pageAt(route: PageRoute | undefined, live: Live, address: PageAddress): PageSource;
  /** What stands around a page, rendered by the shell, and the slots, by the remotes that have them. */
  around(route: PageRoute | undefined, live: Live, search: string): Promise<Omit<RenderedParts, 'page'>>;
};

const NONE: PageSource = { isCheap: () => true, render: async () => undefined, remembered: () => undefined };

/** Where no page is: the menus of its frame mark none. */
const NOWHERE = '/404.html';

export function createPageRenderer(
  config: Pick<DeliveryConfig, 'site' | 'publicUrl'>,
  folder: SiteFolder,
  renderers: Renderers,
): PageRenderer {
  const renderCandidate = createCandidateRenderer(renderers, folder, () => performance.now());
  let renderedWith = '';

  function follow(live: Live): Promise<unknown> {
    // One visitor's look at a release starts no worker, and ends none.
    if (live.preview) return Promise.resolve();
    const rendered = ownersIn(live).flatMap((pointer) => {
      const file = entryFileOf(pointer, folder);
      return file ? [{ file, release: pointer.live }] : [];
    });
    // Visitors get nothing of it, so nothing is warmed up.
    const candidateFiles = ownersIn(live).flatMap((pointer) => candidateFileOf(pointer, folder) ?? []);
    const files = [...rendered.map(({ file }) => file), ...candidateFiles].map(fileKey).join();
    if (files === renderedWith) return Promise.resolve();
    renderedWith = files;
    renderers.keep([...rendered.map(({ file }) => file), ...candidateFiles]);
    return Promise.all(
      rendered.map(({ file, release }) => renderers.warm(file, warmRequests(release, live, requestOf))),
    );
  }

  function requestOf(part: RenderedPart, path: string): PageRequest {
    return partRequest(part, path, config, Math.floor(Date.now() / 1000));
  }

  async function renderSlot(pointer: Owner | undefined, name: SlotName) {
    const file = pointer && entryFileOf(pointer, folder);
    const request = requestOf({ kind: 'slot', name }, EVERYWHERE);
    if (pointer) renderCandidate(pointer, request);
    return file && renderers.render(file, request);
  }

  /** One that marks the filter of the address; where that is late, the one without a filter is better than none. */
  async function renderFrame({ shell }: Live, path: string, filter: BoardFilter | undefined) {
    const file = shell && entryFileOf(shell, folder);
    if (!file) return undefined;
    const request = requestOf({ kind: 'frame' }, path);
    if (filter === undefined) return renderers.render(file, request);
    const marked = await renderers.render(file, { ...request, search: { [FILTER_PARAMETER]: filter } });
    return marked ?? renderers.remembered(file, request);
  }

  return {
    follow,
    pageAt(route, live, { path, search }) {
      void follow(live);
      const renderer = route && ownerOfRoute(route, live);
      const file = renderer && entryFileOf(renderer, folder);
      if (!file) return NONE;
      const { pattern } = route;
      const params = matchPattern(pattern, path) ?? {};
      const known = knownOf(search, route.query);
      const part = { kind: 'page', pattern } as const;
      const request = { ...requestOf(part, spelledOut(pattern, params)), params, search: known };
      const isOneOfFew = Object.keys(params).length + Object.keys(known).length === 0;
      return {
        isCheap: () => isOneOfFew || renderers.isKnown(file, request),
        render(visitor) {
          renderCandidate(renderer, request);
          return renderers.render(file, request, visitor);
        },
        remembered: () => renderers.remembered(file, request),
      };
    },
    async around(route, live, search) {
      void follow(live);
      const path = route?.pattern ?? NOWHERE;
      const [frame, ...slots] = await Promise.all([
        renderFrame(live, path, filterOf(search, route?.query)),
        ...SLOT_NAMES.map(async (name) => [name, await renderSlot(ownerOf(name, live), name)] as const),
      ]);
      return {
        frame,
        slots: new Map(slots.flatMap(([name, rendered]) => (rendered ? [[name, rendered] as const] : []))),
      };
    },
  };
}

/** Who may have a server entry. */
type Owner = RemotePointer | ShellPointer;

function ownersIn({ shell, remotes }: Live): Owner[] {
  return [...(shell ? [shell] : []), ...remotes.filter(({ state }) => state === 'on')];
}

/** A page that only a candidate has is rendered by the browsers that take it. */
function ownerOfRoute({ remote, pattern }: PageRoute, { shell }: Live): Owner | undefined {
  if (!remote) return shell;
  return remote.live.paths.includes(pattern) ? remote : undefined;
}

function ownerOf(slot: SlotName, { remotes }: Live): RemotePointer | undefined {
  return remotes.find(({ state, live }) => state === 'on' && live.slots.includes(slot));
}

/** One of the few that boards have, so that no address makes a new frame. */
function filterOf(search: string, query: PageRoute['query']): BoardFilter | undefined {
  return toBoardFilter(knownOf(search, query)[FILTER_PARAMETER] ?? null);
}

/** The address in one spelling, so that all its spellings share their HTML. */
function spelledOut(pattern: string, params: PathParams): string {
  return pattern
    .replace(/:(\w+)/g, (_, name) => params[name]?.replaceAll('/', '%2F') ?? '')
    .replace('*', params['*'] ?? '');
}
