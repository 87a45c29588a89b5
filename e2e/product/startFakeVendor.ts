import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../operations/freePort';

const COMMAND = join(import.meta.dirname, '../../server/feeds/dist/bin/fakeVendor.js');

/** Minutes of a match change every three seconds, and a half lasts two minutes and a half. */
const SPEED = 20;

/** Seconds of life until the first kick-off of the recorded day. */
const LEAD = 600 / SPEED;

/** `npm run stand-in -- thesports`, with a match that kicks off now, and the variables that it prints for a site beside it. */
export async function startFakeVendor() {
  const port = String(await freePort());
  const started = String(Math.floor(Date.now() / 1000) - LEAD);
  const options = ['--port', port, '--speed', String(SPEED), '--started', started];

  async function start() {
    const child = spawn(process.execPath, [COMMAND, 'thesports', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const variables = await new Promise<Record<string, string>>((resolve, reject) => {
      child.once('exit', () => reject(new Error('The fake vendor ended')));
      createInterface(child.stdout).on('line', (line) => {
        const said = [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
        if (line.startsWith('FEED=')) resolve(Object.fromEntries(said));
      });
    });
    return { child, variables };
  }

  let running = await start();
  return {
    variables: running.variables,
    async stop() {
      const { child } = running;
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    /** Goes on with the same day at the same address. */
    async startAgain() {
      running = await start();
    },
  };
}
