import { matchPattern, type PathParams } from 'shared-kernel/contract/matchPattern';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { Drawn } from 'shared-kernel/contract/serverEntry';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Drawings } from '../drawing/createDrawings';
import type { DrawingFile } from '../drawing/drawingFile';
import type { PageRoute } from '../page/routes';
import type { Live } from '../pointers/livePointers';
import type { SiteFolder } from '../siteFolder';

/** As asked for: the path below the base path, and the query with its question mark. */
export type PageAddress = { readonly path: string; readonly search: string };

export type PageDrawer = {
  /** Starts the workers of releases that went live, and ends those of releases that left. */
  follow(live: Live): void;
  /** The first picture of a page by its own release; `undefined` where that one draws none, or none in time. */
  draw(route: PageRoute, live: Live, address: PageAddress): Promise<Drawn | undefined>;
};

export function createPageDrawer(
  { site, publicUrl }: Pick<DeliveryConfig, 'site' | 'publicUrl'>,
  folder: SiteFolder,
  drawings: Drawings,
): PageDrawer {
  let revision: number | undefined;

  function follow(live: Live): void {
    if (live.revision === revision) return;
    revision = live.revision;
    drawings.keep(live.remotes.flatMap((remote) => (remote.state === 'on' ? (fileOf(remote, folder) ?? []) : [])));
  }

  return {
    follow,
    async draw({ pattern, remote, query }, live, { path, search }) {
      follow(live);
      const file = remote && fileOf(remote, folder);
      if (!file) return undefined;
      const params = matchPattern(pattern, path) ?? {};
      return drawings.draw(file, {
        part: { kind: 'page', pattern },
        path: spelledOut(pattern, params),
        params,
        search: knownOf(search, query),
        now: Math.floor(Date.now() / 1000),
        zone: 'Asia/Ho_Chi_Minh',
        site,
        publicUrl,
      });
    },
  };
}

/** Longer values than this are none that a page knows. */
const LONGEST = 100;

/** The parameters that the page reads, with values as it expects them; all others make no other picture. */
function knownOf(search: string, query: PageRoute['query'] = {}): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, pattern]) => {
      const value = given.get(name);
      return value !== null && value.length <= LONGEST && fits(value, pattern) ? [[name, value]] : [];
    }),
  );
}

function fits(value: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    // The build refuses such a pattern.
    return false;
  }
}

/** The address in one spelling, so that all its spellings share a picture. */
function spelledOut(pattern: string, params: PathParams): string {
  return pattern
    .replace(/:(\w+)/g, (_, name) => params[name]?.replaceAll('/', '%2F') ?? '')
    .replace('*', params['*'] ?? '');
}

function fileOf({ remote, drawing, live }: RemotePointer, folder: SiteFolder): DrawingFile | undefined {
  const { server, release } = live;
  if (drawing === 'off' || !server) return undefined;
  return { remote, release, file: folder.fileAt(server.src), integrity: server.integrity };
}
