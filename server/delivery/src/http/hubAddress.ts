import type { IncomingMessage } from 'node:http';
import { HUB_PATH } from 'shared-kernel/protocol/rest';

/**
 * A request's address; one of the hub in the one spelling that the balancer knows. SignalR's own server ignores the
 * case of paths and query names and a slash at the end; the balancer compares path and `id` exactly.
 */
export function spelledAddress({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...rest] = url.split('?');
  const plain = path.replace(/\/$/, '').toLowerCase();
  if (plain !== HUB_PATH && !plain.startsWith(`${HUB_PATH}/`)) return url;
  const query = rest.join('?').replace(/(?<=^|&)id(?==)/gi, 'id');
  return rest.length === 0 ? plain : `${plain}?${query}`;
}
