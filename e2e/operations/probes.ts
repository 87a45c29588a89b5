import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export const EVERY_MS = 100;

/** Number of requests, and the failures. */
type Probed = { readonly asked: number; readonly failed: readonly string[] };

/** Requests an address until stopped, over new connections and a kept one: any status but 200 is a failure. */
export function keepProbing(url: string): { readonly asked: () => number; stop(): Promise<Probed> } {
  const failed: string[] = [];
  let asked = 0;
  let isOver = false;
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  async function ask(agent: Agent | false) {
    const began = Date.now();
    const answer = await statusOf(url, agent).catch((error: unknown) => String(error));
    asked += 1;
    if (answer !== 200) failed.push(`${answer} after ${Date.now() - began} ms`);
  }
  const asking = [kept, false as const].map(async (agent) => {
    while (!isOver) await Promise.all([ask(agent), pause(EVERY_MS)]);
  });
  return {
    asked: () => asked,
    async stop() {
      isOver = true;
      await Promise.all(asking);
      kept.destroy();
      return { asked, failed };
    },
  };
}

function statusOf(url: string, agent: Agent | false): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 10_000 }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode));
      answer.resume();
    });
    request.on('error', reject).on('timeout', () => request.destroy(new Error('no answer')));
  });
}
