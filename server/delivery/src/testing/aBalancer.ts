import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ownPort } from './ownPort';

const CONFIGURATION = path.join(__dirname, '../../../../deploy/balancer/haproxy.cfg');

/** The reason to skip tests without HAProxy. */
export const missingBalancer = spawnSync('haproxy', ['-v']).status === 0 ? undefined : 'left out, there is no HAProxy';

/**
 * HAProxy with its container's configuration, in front of one `api`; resolves once it has found that: with its origin for
 * `delivery`, and the one for what only servers ask.
 */
export async function aBalancer(
  apiOrigin: string,
): Promise<{ origin: string; inside: string; stop: () => Promise<void> }> {
  const api = new URL(apiOrigin);
  const [port, healthPort, peersPort, insidePort] = [
    await ownPort(),
    await ownPort(),
    await ownPort(),
    await ownPort(),
  ];
  const env = {
    PATH: process.env.PATH ?? '',
    API_NAME: api.hostname,
    API_PORT: api.port,
    BALANCER_HOST: '127.0.0.1',
    BALANCER_PORT: String(port),
    HEALTH_PORT: String(healthPort),
    PEERS_PORT: String(peersPort),
    INTERNAL_PORT: String(insidePort),
    API_INTERNAL_PORT: api.port,
  };
  const child = spawn('haproxy', ['-db', '-f', CONFIGURATION], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const gone = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isUp(`${origin}/api`))) {
    if (child.exitCode !== null) throw new Error(`Expected HAProxy to run, got ${said}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    origin,
    inside: `http://127.0.0.1:${insidePort}`,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function isUp(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
