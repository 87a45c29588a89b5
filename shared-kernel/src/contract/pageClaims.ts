import type { PageDescription } from './pageDescription';
import type { RemoteName, RemotePointer, RemoteRelease } from './pointer';
import type { Claim } from './resolveRoute';

/** The pages of a release: their patterns, and what it says of them. */
export type Pages = Pick<RemoteRelease, 'paths' | 'pages'>;

/** A remote with the pages of its live release. */
export type Serving = Pick<RemotePointer, 'remote' | 'state'> & { readonly live: Pages };

/** A claim with what its release says of the page, unless that cannot be read. */
export type PageClaim = Claim & {
  readonly owner: RemoteName | 'shell';
  readonly page: PageDescription | undefined;
};

/** The pages of the shell only stand in: a remote takes an address over by claiming it. */
const STANDS_IN = -1;

/**
 * What all live releases claim, for `resolveRoute`.
 *
 * @param own the pages that the shell renders itself
 */
export function pageClaims(remotes: Iterable<Serving>, own: Pages): PageClaim[] {
  const ofRemotes = [...remotes].flatMap(({ remote, state, live }) => claimsOf(remote, live, state === 'on', 0));
  return [...ofRemotes, ...claimsOf('shell', own, true, STANDS_IN)];
}

function claimsOf(owner: PageClaim['owner'], { paths, pages }: Pages, isOn: boolean, usual: number): PageClaim[] {
  return paths.map((pattern) => {
    const page = pages.find(({ path }) => path === pattern);
    return { owner, pattern, priority: page?.priority ?? usual, isOn, page };
  });
}
