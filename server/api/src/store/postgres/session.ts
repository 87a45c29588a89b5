import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Report } from 'shared-kernel/decode/decode';
import { toAway } from './failures';

/** How often a session shows a sign of life, and how long to wait before a new one. */
const BEAT_MS = 1000;

type SessionOptions = {
  config: ClientConfig;
  /** Sets a new session up. */
  onOpen?: (client: Client) => Promise<unknown>;
  /** Queries the server, so that silence is noticed. */
  beat: (client: Client) => Promise<unknown>;
  /** The session is lost. */
  onLost?: () => void;
  /** Receives the reason each time a session is lost or cannot be opened. */
  report: Report;
};

/**
 * Keeps one session with the server, for listening and for the lock of the feeding node. A broken or silent session is
 * replaced by a new one. Returns its stop.
 */
export function keepSession({ config, onOpen, beat, onLost, report }: SessionOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const rest = () => pause(BEAT_MS, undefined, { signal }).catch(() => undefined);

  async function hold(client: Client): Promise<void> {
    await client.connect();
    await onOpen?.(client);
    while (!signal.aborted) {
      await beat(client);
      await rest();
    }
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      const client = new Client(config);
      const broken = new Promise<never>((_, reject) => {
        client.once('end', () => reject(new Error('the session ended')));
        client.on('error', reject);
      });
      await Promise.race([broken, stopped, hold(client)]).catch((error) => report(toAway(error)));
      onLost?.();
      // On a silent connection a goodbye would wait for an answer.
      const farewell = client.end().catch(() => undefined);
      if (signal.aborted) await Promise.race([farewell, pause(BEAT_MS)]);
      await rest();
    }
  }

  const kept = keep();
  return () => {
    stopping.abort();
    return kept;
  };
}
