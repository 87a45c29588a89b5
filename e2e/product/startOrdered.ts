import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCRIPTS = join(import.meta.dirname, '../../server/api/dist/testing/bin');

/** What an error quotes of the process's last words. */
const SAID_CHARACTERS = 4000;

/** A server of `server/api/src/testing/bin` in a process of its own, which takes orders (`handleCommands.ts`), ready. */
export async function startOrdered(name: string, env: Readonly<Record<string, string>>) {
  return startChild(join(SCRIPTS, `${name}.js`), { env });
}

/** Any process that takes orders in this way. It ends with this one. */
export async function startChild(
  script: string,
  {
    args = [],
    execArgv = [],
    env = {},
  }: { args?: string[]; execArgv?: string[]; env?: Readonly<Record<string, string>> },
) {
  const child = fork(script, args, {
    execArgv,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SAID_CHARACTERS);
  });
  const exited = once(child, 'close');
  const ended = exited.then(([code, signal]) =>
    Promise.reject(new Error(`${script} has ended with ${code ?? signal}:\n${said}`)),
  );
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  let orders = 0;
  return {
    pid: child.pid,
    /** @throws Error when the process ends before it has answered */
    async order(order: string, ...given: number[]): Promise<unknown> {
      const id = ++orders;
      const answered = new Promise<unknown>((resolve) => {
        const listen = (answer: unknown) => {
          if (typeof answer !== 'object' || !answer || !('id' in answer) || answer.id !== id) return;
          child.off('message', listen);
          resolve('result' in answer ? answer.result : undefined);
        };
        child.on('message', listen);
      });
      child.send({ id, name: order, given });
      return Promise.race([answered, ended]);
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export type Ordered = Awaited<ReturnType<typeof startOrdered>>;

/** The address at which the server of such a process answers. */
export async function originOf({ order }: Ordered): Promise<string> {
  const addresses = await order('addresses');
  if (Array.isArray(addresses) && typeof addresses[0] === 'string') return addresses[0];
  throw new Error(`Expected addresses, got ${JSON.stringify(addresses)}`);
}
