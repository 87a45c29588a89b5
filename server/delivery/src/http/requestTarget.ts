import type { IncomingMessage } from 'node:http';
import { HUB_PATH } from 'shared-kernel/protocol/rest';

/** The origin in a request with an absolute address (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** A request's path and query, without an origin: the one form that routes, pages and `api` read. */
export function readTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return spelled(ORIGIN.test(url) ? withPath(url.replace(ORIGIN, '')) : url);
}

export function isHubPath(path: string): boolean {
  return path === HUB_PATH || path.startsWith(`${HUB_PATH}/`);
}

/**
 * Whether a path has a `..` segment or a fragment, in any spelling. No client of ours sends such paths, and upstream
 * servers might each resolve them differently.
 */
export function isWinding(target: string): boolean {
  const { path, rest } = splitTarget(target);
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/');
  return rest.includes('#') || plain.split('/').some((segment) => segment === '.' || segment === '..');
}

export function splitTarget(target: string): { path: string; rest: string } {
  const end = target.search(/[?#]/);
  return end < 0 ? { path: target, rest: '' } : { path: target.slice(0, end), rest: target.slice(end) };
}

function withPath(target: string): string {
  return target.startsWith('/') ? target : `/${target}`;
}

/**
 * A request's address; one of the hub in the one spelling that the balancer knows. SignalR's own server ignores the
 * case of paths and query names and a slash at the end; the balancer compares path and `id` exactly.
 */
function spelled(target: string): string {
  const [path = '', ...rest] = target.split('?');
  const plain = path.replace(/\/$/, '').toLowerCase();
  if (!isHubPath(plain)) return target;
  const query = rest.join('?').replace(/(?<=^|&)id(?==)/gi, 'id');
  return rest.length === 0 ? plain : `${plain}?${query}`;
}
