import type { IncomingMessage } from 'node:http';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import { spelledAddress } from './hubAddress';

/** What stands before the path in a request that names a whole address (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** What a request asks for, in the one form that routes, pages and `api` read: path and query, without an origin. */
export function readTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return spelledAddress({ url: ORIGIN.test(url) ? withPath(url.replace(ORIGIN, '')) : url });
}

export function isHubPath(path: string): boolean {
  return path === HUB_PATH || path.startsWith(`${HUB_PATH}/`);
}

/**
 * Whether a path leads up somewhere or has a fragment, in any spelling. No client of ours asks so, and which address is meant would be for
 * each server behind us to decide.
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
