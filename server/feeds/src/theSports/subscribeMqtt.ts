import { toError } from 'shared-kernel/decode/toError';
import type { PushHandlers, PushOptions } from '../vendorEdge';

const RECONNECT_MS = 5_000;

/** The longest wait for an answer when a line is opened, in milliseconds. */
const LIMIT_MS = 10_000;

/** A line that says nothing for so many seconds is asked whether it lives. */
const KEEP_ALIVE = 20;

/**
 * Subscribes over MQTT, at most once a message (QoS 0), as the vendor offers it. The library is loaded with the first
 * subscription: other feeds do without.
 *
 * @param reconnectMs pause before a lost line is tried again, in milliseconds
 */
export function subscribeMqtt(
  { url, topic, username, password }: PushOptions,
  handlers: PushHandlers,
  reconnectMs = RECONNECT_MS,
): () => void {
  let hasEnded = false;
  let end = () => {};

  async function open(): Promise<void> {
    // The bundle of a server knows a CommonJS package by its default alone.
    const { default: mqtt } = await import('mqtt');
    if (hasEnded) return;
    const client = mqtt.connect(url, {
      username,
      password,
      clean: true,
      keepalive: KEEP_ALIVE,
      connectTimeout: LIMIT_MS,
      // A refused account may be let in later: the vendor adds addresses by hand.
      reconnectPeriod: reconnectMs,
      reconnectOnConnackError: true,
      resubscribe: false,
    });
    let why = new Error('the line was closed');
    let isReported = false;
    const lost = () => {
      if (!hasEnded && !isReported) handlers.onLost(why);
      isReported = true;
      why = new Error('the line was closed');
    };
    client.on('connect', () => {
      client.subscribe(topic, { qos: 0 }, (error) => {
        if (hasEnded) return;
        if (error) {
          // A line without its topic is no line: it is closed, and tried again after a pause.
          why = error;
          client.stream.destroy();
          return;
        }
        isReported = false;
        handlers.onOpen();
      });
    });
    client.on('message', (_, payload) => {
      if (!hasEnded) handlers.onMessage(payload);
    });
    client.on('error', (error) => {
      why = error;
    });
    client.on('close', lost);
    end = () => void client.end(true);
  }

  open().catch((error: unknown) => {
    if (!hasEnded) handlers.onLost(toError(error));
  });
  return () => {
    hasEnded = true;
    end();
  };
}
