import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './dockerfile';
import { startNameServer } from './nameServer';
import type { Replicas } from './replicas';
import { freePort, type Running, start } from './startImage';

/** What to name tests that are left out without HAProxy, or where a machine has but one loopback address. */
export const missingBalancer =
  process.platform === 'linux' && spawnSync('haproxy', ['-v']).status === 0
    ? undefined
    : 'left out, there is no HAProxy';

export type Balancer = { readonly origin: string; readonly running: Running; stop(): Promise<void> };

/** HAProxy with the very file that its container reads, and a name server in the place of Docker's. */
export async function startBalancer({ port: apiPort, all }: Replicas): Promise<Balancer> {
  const names = await startNameServer('api', () => all.map(({ address }) => address.split(':')[0] ?? ''));
  const [port, healthPort] = [await freePort(), await freePort()];
  const env = {
    ...{ PATH: process.env.PATH ?? '', NAME_SERVER: names.address, API_PORT: String(apiPort) },
    ...{ BALANCER_HOST: '127.0.0.1', BALANCER_PORT: String(port), HEALTH_PORT: String(healthPort) },
  };
  const running = start('haproxy', ['-W', '-db', '-f', join(ROOT, 'balancer/haproxy.cfg')], { cwd: '/', env });
  await running.until(async () => (await fetch(`http://127.0.0.1:${healthPort}/healthz`)).ok);
  return {
    ...{ running, origin: `http://127.0.0.1:${port}` },
    async stop() {
      await running.end();
      await names.stop();
    },
  };
}
