import { join } from 'node:path';
import type { Service } from './cluster';
import { createReplicas } from './createReplicas';
import type { Hands } from './createServices';
import { start } from './startImage';

const COMMAND = join(import.meta.dirname, 'standInReplica.mjs');

/** In place of the servers of docker-compose.yml, as many processes that are to Docker what those are. */
export async function startStandIns({ replicas, deliveries, variables, add }: Hands): Promise<undefined> {
  const counts: [Service, number][] = [
    ['api', replicas],
    ['delivery', deliveries],
  ];
  for (const [image, count] of counts) {
    const all = await createReplicas({
      image,
      folder: '/',
      environment: (host, port) => ({ HOST: host, PORT: port, ...variables() }),
      run: (env) => start(process.execPath, [COMMAND], { cwd: '/', env, as: {} }),
    });
    await Promise.all(Array.from({ length: count }, () => add(all, image)));
  }
}
