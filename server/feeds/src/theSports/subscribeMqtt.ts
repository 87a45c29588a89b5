import { toError } from 'shared-kernel/decode/toError';
import type { Subscribe } from '../vendorEdge';

/** Pauses between two tries, in milliseconds, and the longest wait for an answer to one. */
const AGAIN_MS = 5_000;
const LIMIT_MS = 10_000;

/** A line that says nothing for so many seconds is asked whether it lives. */
const KEEP_ALIVE = 20;

/**
 * Subscribes over MQTT, at most once a message (QoS 0), as the vendor offers it. The library is loaded with the first
 * subscription: other feeds do without.
 */
export const subscribeMqtt: Subscribe = ({ url, topic, username, password }, handlers) => {
  let hasEnded = false;
  let end = () => {};

  async function open(): Promise<void> {
    // The bundle of a server knows a CommonJS package by its default alone.
    const { default: mqtt } = await import('mqtt');
    if (hasEnded) return;
    const client = mqtt.connect(url, {
      ...{ username, password, clean: true, keepalive: KEEP_ALIVE, connectTimeout: LIMIT_MS },
      // A refused account may be let in later: the vendor adds addresses by hand.
      ...{ reconnectPeriod: AGAIN_MS, reconnectOnConnackError: true, resubscribe: false },
    });
    let why = new Error('the line was closed');
    let isTold = false;
    const lost = () => {
      if (!hasEnded && !isTold) handlers.onLost(why);
      isTold = true;
      why = new Error('the line was closed');
    };
    client.on('connect', () => {
      client.subscribe(topic, { qos: 0 }, (error, granted) => {
        if (hasEnded) return;
        const isRefused = granted?.some(({ qos }) => qos >= 128);
        if (error || isRefused) return handlers.onLost(error ?? new Error('the topic was refused'));
        isTold = false;
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

  open().catch((error: unknown) => handlers.onLost(toError(error)));
  return () => {
    hasEnded = true;
    end();
  };
};
