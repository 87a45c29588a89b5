import { integerField, parseObject, stringField } from './decode';
import { toRecord } from './framing';

/** Also the answer to a handshake longer than a message may be, as in the public implementation. */
export const HANDSHAKE_CANCELED = 'Handshake was canceled.';

/** The reply has no `type`, which distinguishes it from a hub message. */
export function handshakeReply(error: string | null): string {
  return toRecord(error === null ? {} : { error });
}

/**
 * Why a handshake is refused, in SignalR's words, or null when it is accepted. Version 2 exists only for stateful
 * reconnect, which negotiation never offers.
 */
export function handshakeError(record: string): string | null {
  try {
    const request = parseObject(record, 'handshake');
    const protocol = stringField(request, 'handshake', 'protocol');
    const version = integerField(request, 'handshake', 'version');
    if (protocol.toLowerCase() !== 'json') return `The protocol '${protocol}' is not supported.`;
    if (version !== 1) return `The server does not support version ${version} of the '${protocol}' protocol.`;
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `An unexpected error occurred during connection handshake. ${reason}`;
  }
}
