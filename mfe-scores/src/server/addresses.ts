import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import { idText } from 'shared-kernel/entities/idText';
import type { MatchId } from 'shared-kernel/entities/match';

/** Below the base path, as browsers write it: in a query they encode this mark, too. */
export function addressOfMatch(id: MatchId): string {
  return `/?match=${idText(id).replaceAll("'", '%27')}`;
}

/** The whole address of a path below the base path; `undefined` while the site's own origin is not configured. */
export function wholeAddress(path: string, { publicUrl, site }: Pick<PageRequest, 'publicUrl' | 'site'>) {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return undefined;
  const base = site.base_path === '/' ? '' : site.base_path;
  const address = base && path.startsWith('/?') ? base + path.slice(1) : base + path;
  return new URL(address, publicUrl).href;
}
