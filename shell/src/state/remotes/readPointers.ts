import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { REMOTES, type RemoteName, type RemotePointer, remotePointerSchema } from 'shared-kernel/contract/pointer';
import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { type Fetch, fetchJson } from '../boot/fetchJson';
import { pageJson } from '../boot/pageJson';

/** Pointers by remote; one that cannot be read is missing. */
export type Pointers = ReadonlyMap<RemoteName, RemotePointer>;

/** Before any was read. */
export const NO_POINTERS: Pointers = new Map();

/** The live pointers, from the page or, one by one, from `/live/`. A bad one is reported and costs only its remote. */
export async function readPointers(page: Document, fetch: Fetch, report: Report): Promise<Pointers> {
  const inlined = inlinedPointers(pageJson(page, POINTERS_DATA_ID, report));
  const entries = await Promise.all(
    REMOTES.map(async (remote) => {
      try {
        const raw = inlined ? inlined.find((item) => nameOf(item) === remote) : await askFor(remote, fetch);
        return [remote, decodePointer(remote, raw)] as const;
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)));
        return undefined;
      }
    }),
  );
  return new Map(entries.filter((entry) => entry !== undefined));
}

/**
 * One remote's pointer as it is now.
 *
 * @throws Error when it cannot be had, DecodeError when it is not one
 */
export async function fetchPointer(remote: RemoteName, fetch: Fetch): Promise<RemotePointer> {
  return decodePointer(remote, await askFor(remote, fetch));
}

const askFor = (remote: RemoteName, fetch: Fetch) => fetchJson(fetch, `/live/${remote}.json`);

function decodePointer(remote: RemoteName, raw: unknown): RemotePointer {
  const pointer = decode(remotePointerSchema, raw, `live/${remote}.json`);
  if (pointer.remote === remote) return pointer;
  throw new DecodeError(`At live/${remote}.json.remote: expected ${remote}, got ${pointer.remote}`);
}

function inlinedPointers(raw: unknown): unknown[] | undefined {
  return Array.isArray(raw) ? raw : undefined;
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'remote' in item ? item.remote : undefined;
}
