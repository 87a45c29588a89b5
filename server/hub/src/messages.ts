import { field, integerField, mismatch, parseObject, stringField } from './decode';
import { toRecord } from './framing';

/** Numbers of the public hub protocol. The hub supports no streams, acknowledgements or results of client calls. */
const MessageType = {
  Invocation: 1,
  Completion: 3,
  StreamInvocation: 4,
  Ping: 6,
  Close: 7,
} as const;

/** A client's call. Without an `invocationId` the client must not get an answer. */
export interface Call {
  readonly kind: 'call' | 'streamCall';
  readonly target: string;
  readonly args: readonly unknown[];
  readonly invocationId: string | null;
}

type InboundMessage =
  | Call
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  /** Types of later versions: a newer client must not be disconnected. */
  | { readonly kind: 'unknown'; readonly type: number }
  /** `error` names the field, what was expected and what came. */
  | { readonly kind: 'unreadable'; readonly error: string };

function readCall(kind: Call['kind'], message: object): Call {
  const args = field(message, 'arguments');
  if (!Array.isArray(args)) throw mismatch('message.arguments', 'a list', args);
  const id = field(message, 'invocationId') ?? null;
  if (id !== null && typeof id !== 'string') throw mismatch('message.invocationId', 'a string', id);
  return { kind, target: stringField(message, 'message', 'target'), args, invocationId: id };
}

/** Decodes one record. */
export function readMessage(record: string): InboundMessage {
  try {
    return decodeMessage(record);
  } catch (error) {
    return { kind: 'unreadable', error: error instanceof Error ? error.message : String(error) };
  }
}

function decodeMessage(record: string): InboundMessage {
  const message = parseObject(record, 'message');
  const type = integerField(message, 'message', 'type');
  if (type === MessageType.Invocation) return readCall('call', message);
  if (type === MessageType.StreamInvocation) return readCall('streamCall', message);
  if (type === MessageType.Ping) return { kind: 'ping' };
  if (type === MessageType.Close) return { kind: 'close' };
  return { kind: 'unknown', type };
}

export function invocationRecord(target: string, args: readonly unknown[]): string {
  return toRecord({ type: MessageType.Invocation, target, arguments: args });
}

/**
 * A call's result, serialised once; `undefined` becomes `null`, as from a SignalR method that returns nothing.
 *
 * @throws whatever the result throws, or an Error when JSON cannot hold it
 */
export function resultRecord(invocationId: string, result: unknown): string {
  const json = JSON.stringify(result ?? null);
  if (json === undefined) throw mismatch('result', 'what JSON can hold', result);
  const head = JSON.stringify({ type: MessageType.Completion, invocationId }).slice(0, -1);
  return `${head},"result":${json}}\u001e`;
}

/** Never a result and an error, which clients treat as a broken protocol. */
export function errorRecord(invocationId: string, error: string): string {
  return toRecord({ type: MessageType.Completion, invocationId, error });
}

export const PING_RECORD = toRecord({ type: MessageType.Ping });

export interface CloseReason {
  readonly error?: string;
  /** The client reconnects at once; without it a `Close` is final. */
  readonly allowReconnect?: boolean;
}

export function closeRecord({ error, allowReconnect }: CloseReason): string {
  return toRecord({ type: MessageType.Close, error, allowReconnect });
}
