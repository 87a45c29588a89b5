import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { isRemoteName, type RemoteName, type RemotePointer, remotePointerSchema } from 'shared-kernel/contract/pointer';
import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { Fault, reportAs } from '../../domain/faults/fault';
import type { TakenPointer } from '../../domain/takenPointer';
import { type Fetch, fetchJson } from '../boot/fetchJson';
import { pageJson } from '../boot/pageJson';

/** Pointers by remote, as this browser goes by them; unreadable ones are missing. */
export type Pointers = ReadonlyMap<RemoteName, TakenPointer>;

export const NO_POINTERS: Pointers = new Map();

/** What is live. */
export type LiveSet = {
  readonly pointers: ReadonlyMap<RemoteName, RemotePointer>;
  /** Whether a remote's pointer could not be read, or not even which remotes there are. */
  readonly isAnyUnread: boolean;
};

const NOTHING_READ: LiveSet = { pointers: NO_POINTERS, isAnyUnread: true };

/** What is live, from the page or else from `/live/`. A bad pointer is reported and costs only its remote. */
export async function readPointers(page: Document, fetch: Fetch, report: Report): Promise<LiveSet> {
  const inlined = listOf(pageJson(page, POINTERS_DATA_ID, report));
  return inlined ? decodeAll(inlined, report) : fetchAll(fetch, report);
}

/** What is live now; nothing, which is reported, when that cannot be had. */
export async function fetchAll(fetch: Fetch, report: Report): Promise<LiveSet> {
  try {
    const raw = await fetchJson(fetch, '/live/all.json');
    const list = listOf(raw);
    if (!list) throw new DecodeError(`At live/all.json: expected a list, got ${typeof raw}`);
    return decodeAll(list, report);
  } catch (error) {
    report(pointerFault(undefined, error));
    return NOTHING_READ;
  }
}

function decodeAll(list: readonly unknown[], report: Report): LiveSet {
  const named = list.flatMap((raw) => {
    const remote = nameOf(raw);
    return isRemoteName(remote) ? [{ remote, raw }] : [];
  });
  const read = named.flatMap(({ remote, raw }) => {
    try {
      return [[remote, decodePointer(remote, raw, report)] as const];
    } catch (error) {
      report(pointerFault(remote, error));
      return [];
    }
  });
  return { pointers: new Map(read), isAnyUnread: read.length < list.length };
}

/**
 * One remote's current pointer.
 *
 * @param report receives what of it this shell does not know
 * @throws Fault when it cannot be fetched or read
 */
export async function fetchPointer(remote: RemoteName, fetch: Fetch, report: Report): Promise<RemotePointer> {
  try {
    return decodePointer(remote, await askFor(remote, fetch), report);
  } catch (error) {
    throw pointerFault(remote, error);
  }
}

function pointerFault(remote: RemoteName | undefined, error: unknown): Fault {
  const isThere = error instanceof DecodeError || (error instanceof Error && error.cause instanceof SyntaxError);
  return new Fault(isThere ? 'pointer-unreadable' : 'pointer-unreachable', error, remote ? { remote } : {});
}

const askFor = (remote: RemoteName, fetch: Fetch) => fetchJson(fetch, `/live/${remote}.json`);

/** What of a pointer this shell does not know, it reports and does without. */
function decodePointer(remote: RemoteName, raw: unknown, report: Report): RemotePointer {
  const leftOut = reportAs(report, 'pointer-left-out', { remote });
  const pointer = decode(remotePointerSchema, raw, `live/${remote}.json`, leftOut);
  if (pointer.remote === remote) return pointer;
  throw new DecodeError(`At live/${remote}.json.remote: expected ${remote}, got ${pointer.remote}`);
}

function listOf(raw: unknown): unknown[] | undefined {
  return Array.isArray(raw) ? raw : undefined;
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'remote' in item ? item.remote : undefined;
}
