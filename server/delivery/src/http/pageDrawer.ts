import { type BoardFilter, FILTER_PARAMETER, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import { matchPattern, type PathParams } from 'shared-kernel/contract/matchPattern';
import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { DrawnPart, PageRequest } from 'shared-kernel/contract/serverEntry';
import { SLOT_NAMES, type SlotName } from 'shared-kernel/contract/slotName';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Drawings } from '../drawing/createDrawings';
import { fileKey } from '../drawing/drawingFile';
import { drawingFileOf } from '../drawing/drawingFileOf';
import type { FirstPicture } from '../drawing/firstPicture';
import { partRequest } from '../drawing/partRequest';
import type { PagePictures } from '../page/pagePictures';
import type { PageRoute } from '../page/routes';
import type { Live } from '../pointers/livePointers';
import { EVERYWHERE, warmRequests } from '../release/warmRequests';
import type { SiteFolder } from '../siteFolder';
import { candidateFileOf, createCandidateDrawings } from './candidateDrawings';
import { knownOf } from './knownParameters';

/** As asked for: the path below the base path, and the query with its question mark. */
export type PageAddress = { readonly path: string; readonly search: string };

/** A page of its own release. */
export type OwnPicture = {
  /** Whether it is one of few, or is kept: an address that costs nothing is not counted. */
  isCheap(): boolean;
  /**
   * `undefined` where its release draws none, or none in time.
   *
   * @param whose the address of the visitor
   */
  draw(whose: string): Promise<FirstPicture | undefined>;
  /** The last one that may still be shown, without drawing. */
  remembered(): FirstPicture | undefined;
};

export type PageDrawer = {
  /**
   * Starts the workers of releases that went live, and ends those of releases that left.
   *
   * @returns resolves when those that are new have drawn all that they draw at addresses without parameters
   */
  follow(live: Live): Promise<unknown>;
  pageAt(route: PageRoute | undefined, live: Live, address: PageAddress): OwnPicture;
  /** What stands around a page, drawn by the shell, and the slots, by the remotes that have them. */
  around(route: PageRoute | undefined, live: Live, search: string): Promise<Omit<PagePictures, 'page'>>;
};

const NONE: OwnPicture = { isCheap: () => true, draw: async () => undefined, remembered: () => undefined };

/** Where no page is: the menus of its frame mark none. */
const NOWHERE = '/404.html';

export function createPageDrawer(
  config: Pick<DeliveryConfig, 'site' | 'publicUrl'>,
  folder: SiteFolder,
  drawings: Drawings,
): PageDrawer {
  const drawCandidate = createCandidateDrawings(drawings, folder, () => performance.now());
  let drawnWith = '';

  function follow(live: Live): Promise<unknown> {
    // One visitor's look at a release starts no worker, and ends none.
    if (live.preview) return Promise.resolve();
    const drawn = drawersOf(live).flatMap((pointer) => {
      const file = drawingFileOf(pointer, folder);
      return file ? [{ file, release: pointer.live }] : [];
    });
    // Visitors get nothing of it, so nothing is warmed up.
    const candidateFiles = drawersOf(live).flatMap((pointer) => candidateFileOf(pointer, folder) ?? []);
    const files = [...drawn.map(({ file }) => file), ...candidateFiles].map(fileKey).join();
    if (files === drawnWith) return Promise.resolve();
    drawnWith = files;
    drawings.keep([...drawn.map(({ file }) => file), ...candidateFiles]);
    return Promise.all(drawn.map(({ file, release }) => drawings.warm(file, warmRequests(release, live, requestOf))));
  }

  function requestOf(part: DrawnPart, path: string): PageRequest {
    return partRequest(part, path, config, Math.floor(Date.now() / 1000));
  }

  async function drawSlot(pointer: Drawer | undefined, name: SlotName) {
    const file = pointer && drawingFileOf(pointer, folder);
    const request = requestOf({ kind: 'slot', name }, EVERYWHERE);
    if (pointer) drawCandidate(pointer, request);
    return file && drawings.draw(file, request);
  }

  /** One that marks the filter of the address; where that is late, the one without a filter is better than none. */
  async function drawFrame({ shell }: Live, path: string, filter: BoardFilter | undefined) {
    const file = shell && drawingFileOf(shell, folder);
    if (!file) return undefined;
    const request = requestOf({ kind: 'frame' }, path);
    if (filter === undefined) return drawings.draw(file, request);
    const marked = await drawings.draw(file, { ...request, search: { [FILTER_PARAMETER]: filter } });
    return marked ?? drawings.remembered(file, request);
  }

  return {
    follow,
    pageAt(route, live, { path, search }) {
      void follow(live);
      const drawer = route && drawerOf(route, live);
      const file = drawer && drawingFileOf(drawer, folder);
      if (!file) return NONE;
      const { pattern } = route;
      const params = matchPattern(pattern, path) ?? {};
      const known = knownOf(search, route.query);
      const part = { kind: 'page', pattern } as const;
      const request = { ...requestOf(part, spelledOut(pattern, params)), params, search: known };
      const isOneOfFew = Object.keys(params).length + Object.keys(known).length === 0;
      return {
        isCheap: () => isOneOfFew || drawings.isKnown(file, request),
        draw(whose) {
          drawCandidate(drawer, request);
          return drawings.draw(file, request, whose);
        },
        remembered: () => drawings.remembered(file, request),
      };
    },
    async around(route, live, search) {
      void follow(live);
      const path = route?.pattern ?? NOWHERE;
      const [frame, ...slots] = await Promise.all([
        drawFrame(live, path, filterOf(search, route?.query)),
        ...SLOT_NAMES.map(async (name) => [name, await drawSlot(ownerOf(name, live), name)] as const),
      ]);
      return { frame, slots: new Map(slots.flatMap(([name, drawn]) => (drawn ? [[name, drawn] as const] : []))) };
    },
  };
}

/** Who may have a server entry. */
type Drawer = RemotePointer | ShellPointer;

function drawersOf({ shell, remotes }: Live): Drawer[] {
  return [...(shell ? [shell] : []), ...remotes.filter(({ state }) => state === 'on')];
}

/** A page that only a candidate has is drawn by the browsers that take it. */
function drawerOf({ remote, pattern }: PageRoute, { shell }: Live): Drawer | undefined {
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

/** The address in one spelling, so that all its spellings share a picture. */
function spelledOut(pattern: string, params: PathParams): string {
  return pattern
    .replace(/:(\w+)/g, (_, name) => params[name]?.replaceAll('/', '%2F') ?? '')
    .replace('*', params['*'] ?? '');
}
