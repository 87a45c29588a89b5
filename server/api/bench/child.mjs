import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a process that takes orders (`server/api/src/bench/benchCommands.ts`). It ends with this one.
 *
 * @param {URL} script
 * @param {{ args?: string[], execArgv?: string[], env?: NodeJS.ProcessEnv }} [options]
 */
export async function startChild(script, { args = [], execArgv = [], env = {} } = {}) {
  const child = fork(script, args, { execArgv, env: { ...process.env, ...env } });
  const exited = once(child, 'exit');
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  let next = 1;
  await new Promise((resolve, reject) => {
    exited.then(() => reject(new Error(`${script} ended`)));
    child.on('message', (/** @type {any} */ { ready, id, result }) => {
      if (ready) resolve(undefined);
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
  });
  const died = exited.then(() => Promise.reject(new Error(`${script} ended`)));
  died.catch(() => {});
  return {
    pid: child.pid,
    /** Rejects when the process ends, for callers that wait for another one meanwhile. @type {Promise<never>} */
    died,
    /** @param {string} name @param {...number} given @returns {Promise<any>} */
    order(name, ...given) {
      const id = next++;
      const answered = new Promise((resolve) => waiting.set(id, resolve));
      child.send({ id, name, given });
      return Promise.race([
        answered,
        exited.then(() => Promise.reject(new Error(`${script} ended before it had answered ${name}`))),
      ]);
    },
    async end() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export const built = (/** @type {string} */ name) => new URL(`../dist/bin/${name}.js`, import.meta.url);
