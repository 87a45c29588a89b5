import type { IncomingMessage } from 'node:http';
import { HUB_PATH } from 'shared-kernel/protocol/rest';

/**
 * A request's address, one of the hub in the one spelling by which the balancer knows it. To SignalR's own server neither the case
 * of paths and of names in the query counts, nor a slash at the end; the balancer leads by path and `id`, letter by letter.
 */
export function spelledAddress({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...rest] = url.split('?');
  const plain = path.replace(/\/$/, '').toLowerCase();
  if (plain !== HUB_PATH && !plain.startsWith(`${HUB_PATH}/`)) return url;
  const query = rest.join('?').replace(/(?<=^|&)id(?==)/gi, 'id');
  return rest.length === 0 ? plain : `${plain}?${query}`;
}
