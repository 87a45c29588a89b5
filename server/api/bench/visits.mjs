import { Agent, get } from 'node:http';

/**
 * Starts work at a steady pace, whether or not the last is done.
 *
 * @template T
 * @param {number} times a second
 * @param {number} seconds
 * @param {(i: number) => Promise<T>} work
 * @returns {Promise<T[]>}
 */
export async function everySecond(times, seconds, work) {
  const running = [];
  const began = performance.now();
  for (let i = 0; i < times * seconds; i++) {
    const wait = began + (i * 1000) / times - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(work(i));
  }
  return Promise.all(running);
}

/**
 * Requests of many visitors to a site on this machine.
 *
 * @param {number} port
 */
export function visitsOf(port) {
  const agent = new Agent({ keepAlive: true });

  /**
   * @param {string} url
   * @param {string} visitor his address
   * @param {Record<string, string>} [more] headers
   * @returns {Promise<{ status: number, ms: number }>}
   */
  function ask(url, visitor, more = {}) {
    const began = performance.now();
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': visitor, ...more };
    return new Promise((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path: url, headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
      });
      // The server may close an idle connection just as it is reused: browsers then retry, too.
      request.on('error', (error) => (request.reusedSocket ? resolve(ask(url, visitor, more)) : reject(error)));
    });
  }

  return { ask, end: () => agent.destroy() };
}
