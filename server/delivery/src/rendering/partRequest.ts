import type { PageRequest, RenderedPart } from 'shared-kernel/contract/serverEntry';

/** A request for a part at an address without parameters. @param now unix seconds */
export function partRequest(
  part: RenderedPart,
  path: string,
  { site, publicUrl }: Pick<PageRequest, 'site' | 'publicUrl'>,
  now: number,
): PageRequest {
  return { part, path, params: {}, search: {}, now, zone: 'Asia/Ho_Chi_Minh', site, publicUrl };
}
