import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { Live } from '../pointers/livePointers';

/** A page: its pattern, such as `/news/:id`, and the remote that draws it, unless the shell does. */
export type PageRoute = { readonly pattern: string; readonly remote: RemotePointer | undefined };

/** The path below the base path, or `undefined` outside of it. */
export function withinBase(path: string, basePath: string): string | undefined {
  if (basePath === '/') return path;
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/**
 * The page of a path, by the patterns of the live releases. Fixed segments take precedence over parameters. `undefined`
 * is an unknown path: the shell redirects it to the start page, and search engines are to drop it.
 */
export function findRoute(
  path: string,
  { remotes, ownPaths }: Pick<Live, 'remotes' | 'ownPaths'>,
): PageRoute | undefined {
  const routes: PageRoute[] = remotes
    .filter((remote) => remote.state === 'on')
    .flatMap((remote) => remote.live.paths.map((pattern) => ({ pattern, remote })));
  const own = ownPaths.map((pattern) => ({ pattern, remote: undefined }));
  const fitting = [...routes, ...own].filter(({ pattern }) => matches(pattern, path));
  const best = fitting.sort((a, b) => parameters(a.pattern) - parameters(b.pattern))[0];
  // The start page exists even without a remote.
  return best ?? (segments(path).length === 0 ? { pattern: '/', remote: undefined } : undefined);
}

/** Whether the page exists but its remote is switched off: that is temporary, so search engines should keep it. */
export function isClosed(path: string, { remotes }: Pick<Live, 'remotes'>): boolean {
  const off = remotes.filter((remote) => remote.state === 'off').flatMap((remote) => remote.live.paths);
  return off.some((pattern) => matches(pattern, path));
}

function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((word, index) => word.startsWith(':') || word.toLowerCase() === given[index]?.toLowerCase());
}

function parameters(pattern: string): number {
  return segments(pattern).filter((word) => word.startsWith(':') || word === '*').length;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
