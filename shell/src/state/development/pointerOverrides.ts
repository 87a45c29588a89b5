import { pageDescriptionSchema } from 'shared-kernel/contract/pageDescription';
import { isRemoteName, type RemoteName, type RemotePointer } from 'shared-kernel/contract/pointer';
import { SLOT_NAMES } from 'shared-kernel/contract/slotName';
import { CONTRACT } from 'shared-kernel/contract/version';
import { decodeList } from 'shared-kernel/decode/decode';
import { type Fetch, fetchJson } from '../boot/fetchJson';
import type { Pointers } from '../remotes/readPointers';

/** `?mfe.<remote>=<manifest>` in the page's address. */
const PREFIX = 'mfe.';

export type Override = { readonly remote: RemoteName; readonly manifest: string };

/**
 * The releases that a developer wants instead of the live ones, from the page's address. Only our own origin and this
 * machine count: the content policy of the development server blocks all others. Production builds do not contain this
 * file.
 */
export function overridesIn({ search, origin }: Pick<Location, 'search' | 'origin'>): Override[] {
  const wanted = new URLSearchParams(search);
  return overrideNames(search).flatMap((remote) => {
    if (!isRemoteName(remote)) return [];
    const raw = wanted.get(PREFIX + remote);
    const manifest = raw && URL.canParse(raw, origin) ? new URL(raw, origin) : undefined;
    const isNear = manifest && (manifest.origin === origin || /^(localhost|127\.0\.0\.1)$/.test(manifest.hostname));
    return isNear ? [{ remote, manifest: manifest.href }] : [];
  });
}

/** The rejected overrides, each with the reason. */
export function refusedIn(location: Pick<Location, 'search' | 'origin'>): string[] {
  const taken = new Set<string>(overridesIn(location).map(({ remote }) => remote));
  return overrideNames(location.search)
    .filter((name) => !taken.has(name))
    .map((name) =>
      isRemoteName(name)
        ? `${name}: chỉ nhận địa chỉ của trang này hoặc máy này`
        : `${name}: cần một tên như mfe-scores`,
    );
}

/** The address without the overrides. */
export function withoutOverrides(href: string): string {
  const url = new URL(href);
  for (const name of overrideNames(url.search)) url.searchParams.delete(PREFIX + name);
  return url.href;
}

function overrideNames(search: string): string[] {
  const keys = [...new URLSearchParams(search).keys()].filter((key) => key.startsWith(PREFIX));
  return [...new Set(keys)].map((key) => key.slice(PREFIX.length));
}

/** The pointers with the overrides applied; `release.json` beside a manifest lists its pages and slots. */
export async function withOverrides(
  pointers: Pointers,
  overrides: readonly Override[],
  fetch: Fetch,
): Promise<Pointers> {
  const made = await Promise.all(
    overrides.map(async (override) => [override.remote, await pointerOf(override, pointers, fetch)] as const),
  );
  return new Map([...pointers, ...made]);
}

async function pointerOf({ remote, manifest }: Override, pointers: Pointers, fetch: Fetch): Promise<RemotePointer> {
  const known = pointers.get(remote)?.live;
  const described = await fetchJson(fetch, new URL('release.json', manifest).href).catch(() => undefined);
  const paths = listIn(described, 'paths')?.flatMap((item) => textIn(item, 'path') ?? []);
  const pages = listIn(described, 'pages');
  const slots = listIn(described, 'slots');
  const live = {
    release: `override of ${manifest}`,
    contract: CONTRACT,
    manifest,
    manifestHash: undefined,
    entryIntegrity: undefined,
    server: undefined,
    paths: paths ?? known?.paths ?? [],
    pages: pages ? decodeList(pageDescriptionSchema, pages, 'release.json.pages', () => {}) : (known?.pages ?? []),
    slots: slots ? SLOT_NAMES.filter((name) => slots.includes(name)) : (known?.slots ?? []),
  };
  // Without a previous release: a developer wants to see the fault of this one.
  const changedAt = new Date().toISOString();
  const nothing = { drawing: undefined, previous: undefined, candidate: undefined };
  return { schema: 1, remote, state: 'on', ...nothing, live, changedAt };
}

function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined;
}

function listIn(raw: unknown, name: string): unknown[] | undefined {
  const list = fieldOf(raw, name);
  return Array.isArray(list) ? list : undefined;
}

function textIn(raw: unknown, name: string): string | undefined {
  const value = fieldOf(raw, name);
  return typeof value === 'string' ? value : undefined;
}
