import { REMOTES, type RemoteName, type RemotePointer } from 'shared-kernel/contract/pointer';
import { SLOT_NAMES } from 'shared-kernel/contract/slotName';
import { CONTRACT } from 'shared-kernel/contract/version';
import { type Fetch, fetchJson } from '../boot/fetchJson';
import type { Pointers } from '../remotes/readPointers';

/** `?mfe.<remote>=<manifest>` in the page's address. */
const PREFIX = 'mfe.';

export type Override = { readonly remote: RemoteName; readonly manifest: string };

/**
 * What a developer wants instead of the live releases, from the page's address. Only our own origin and this machine count;
 * the content policy of the development server lets nothing else through. No production build has this file.
 */
export function overridesIn({ search, origin }: Pick<Location, 'search' | 'origin'>): Override[] {
  const wanted = new URLSearchParams(search);
  return REMOTES.flatMap((remote) => {
    const raw = wanted.get(PREFIX + remote);
    const manifest = raw && URL.canParse(raw, origin) ? new URL(raw, origin) : undefined;
    const isNear = manifest && (manifest.origin === origin || /^(localhost|127\.0\.0\.1)$/.test(manifest.hostname));
    return isNear ? [{ remote, manifest: manifest.href }] : [];
  });
}

/** The address without what was overridden. */
export function withoutOverrides(href: string): string {
  const url = new URL(href);
  for (const remote of REMOTES) url.searchParams.delete(PREFIX + remote);
  return url.href;
}

/** The pointers with what the developer wants in their place; `release.json` beside a manifest says what it draws. */
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
  const slots = listIn(described, 'slots');
  const live = {
    release: `override of ${manifest}`,
    contract: CONTRACT,
    manifest,
    entryIntegrity: undefined,
    paths: paths ?? known?.paths ?? [],
    slots: slots ? SLOT_NAMES.filter((name) => slots.includes(name)) : (known?.slots ?? []),
  };
  // Without one before it: a developer wants to see what is wrong with this one.
  return { schema: 1, remote, state: 'on', live, previous: undefined, changedAt: new Date().toISOString() };
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
