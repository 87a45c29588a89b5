import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { REMOTES, type RemoteName, type RemotePointer, remotePointerSchema } from 'shared-kernel/contract/pointer';
import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { Fault, reportAs } from '../../domain/faults/fault';
import { type Fetch, fetchJson } from '../boot/fetchJson';
import { pageJson } from '../boot/pageJson';

/** Pointers by remote; unreadable ones are missing. */
export type Pointers = ReadonlyMap<RemoteName, RemotePointer>;

export const NO_POINTERS: Pointers = new Map();

/** The live pointers, from the page or, one by one, from `/live/`. A bad one is reported and costs only its remote. */
export async function readPointers(page: Document, fetch: Fetch, report: Report): Promise<Pointers> {
  const inlined = inlinedPointers(pageJson(page, POINTERS_DATA_ID, report));
  const entries = await Promise.all(
    REMOTES.map(async (remote) => {
      try {
        const raw = inlined ? inlined.find((item) => nameOf(item) === remote) : await askFor(remote, fetch);
        return [remote, decodePointer(remote, raw, report)] as const;
      } catch (error) {
        report(pointerFault(remote, error));
        return undefined;
      }
    }),
  );
  return new Map(entries.filter((entry) => entry !== undefined));
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

function pointerFault(remote: RemoteName, error: unknown): Fault {
  const isThere = error instanceof DecodeError || (error instanceof Error && error.cause instanceof SyntaxError);
  return new Fault(isThere ? 'pointer-unreadable' : 'pointer-unreachable', error, { remote });
}

const askFor = (remote: RemoteName, fetch: Fetch) => fetchJson(fetch, `/live/${remote}.json`);

/** What of a pointer this shell does not know, it reports and does without. */
function decodePointer(remote: RemoteName, raw: unknown, report: Report): RemotePointer {
  const leftOut = reportAs(report, 'pointer-left-out', { remote });
  const pointer = decode(remotePointerSchema, raw, `live/${remote}.json`, leftOut);
  if (pointer.remote === remote) return pointer;
  throw new DecodeError(`At live/${remote}.json.remote: expected ${remote}, got ${pointer.remote}`);
}

function inlinedPointers(raw: unknown): unknown[] | undefined {
  return Array.isArray(raw) ? raw : undefined;
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'remote' in item ? item.remote : undefined;
}
