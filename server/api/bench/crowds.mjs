import { startChild } from './child.mjs';

const SCRIPT = new URL('./crowd.mjs', import.meta.url);

const PER_PROCESS = 2500;
/** Of the stock client, which costs far more than a bare socket. */
const PER_STOCK_PROCESS = 250;

/**
 * Connects this many visitors, in processes of their own: where one would be busy all the time, its own queue would be
 * measured.
 *
 * @param {'socket' | 'follower' | 'stopped' | 'visitor' | 'ServerSentEvents' | 'LongPolling'} kind
 * @param {string} origin
 * @param {number} count
 */
export async function connectCrowds(kind, origin, count) {
  const perProcess = kind === 'ServerSentEvents' || kind === 'LongPolling' ? PER_STOCK_PROCESS : PER_PROCESS;
  const sizes = Array.from({ length: Math.ceil(count / perProcess) }, (_, i) =>
    Math.min(perProcess, count - i * perProcess),
  );
  const crowds = await Promise.all(sizes.map((size) => startChild(SCRIPT, { args: [kind, origin, String(size)] })));
  const all = (/** @type {string} */ name, /** @type {number[]} */ ...given) =>
    Promise.all(crowds.map((crowd) => crowd.order(name, ...given)));
  await all('connect');
  return {
    all,
    /**
     * When all visitors had received these changes.
     *
     * @param {number} first
     * @param {number} count
     */
    received: async (first, count) => Math.max(...(await all('received', first, count))),
    /**
     * Milliseconds from the sending of a change until a visitor received it, for all of them.
     *
     * @param {Map<number, number>} sentAt
     */
    async delays(sentAt) {
      /** @type {[number, number[]][][]} */
      const taken = await all('take');
      return taken.flatMap((crowd) =>
        crowd.flatMap(([change, times]) => times.map((time) => time - (sentAt.get(change) ?? Number.NaN))),
      );
    },
    end: () => Promise.all(crowds.map((crowd) => crowd.end())),
  };
}
