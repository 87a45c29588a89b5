import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterTest } from '../testing/temporaryFolder';
import { LIMITS } from './limits';
import { spawnWorker } from './spawnWorker';

// Linux shows the environment of a process.
(process.platform === 'linux' ? it : it.skip)('gives a worker nothing of the operator’s environment', async () => {
  process.env.OPERATOR_SECRET = 'hush';
  afterTest(() => void delete process.env.OPERATOR_SECRET);
  const file = { remote: 'mfe-scores', release: '1.0.0-a', file: '/nowhere/server.js', integrity: 'sha384-' };
  const worker = spawnWorker(file, LIMITS);
  const exit = once(worker, 'exit');
  const environment = await readFile(`/proc/${worker.pid}/environ`, 'utf8');
  worker.kill('SIGKILL');
  await exit;
  // By these Node finds its channel.
  const others = environment.split('\0').filter((line) => line !== '' && !line.startsWith('NODE_CHANNEL_'));
  expect(others).toStrictEqual(['TZ=Asia/Ho_Chi_Minh']);
});
