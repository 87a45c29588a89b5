import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../rendering/testing/until';
import { temporaryFolder } from '../testing/temporaryFolder';
import { runScript } from './runScript';

it('what ends the command ends the script, and the command goes on to its own end', async () => {
  const script = path.join(await temporaryFolder(), 'stays.cjs');
  await writeFile(script, 'setInterval(() => {}, 60_000);');
  const running = runScript(script, []);
  process.emit('SIGINT', 'SIGINT');
  expect(await running).toBe(false);
  expect(process.listenerCount('SIGINT')).toBe(0);
});

it('a signal that ends all else, too, reaches the script alone', async () => {
  const folder = await temporaryFolder();
  const [script, ready] = [path.join(folder, 'tidies.cjs'), path.join(folder, 'ready')];
  await writeFile(
    script,
    `process.on('SIGTERM', () => process.exit(1));
    process.on('SIGINT', () => setTimeout(() => process.exit(0), 50));
    setInterval(() => {}, 60_000);
    require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');`,
  );
  const over = new AbortController();
  process.once('SIGINT', () => over.abort());
  const running = runScript(script, [], over.signal);
  await until(async () => existsSync(ready));
  process.emit('SIGINT', 'SIGINT');
  expect(await running).toBe(true);
});

it('ends the script when it is over', async () => {
  const script = path.join(await temporaryFolder(), 'stays.cjs');
  await writeFile(script, 'setInterval(() => {}, 60_000);');
  const over = new AbortController();
  const running = runScript(script, [], over.signal);
  over.abort();
  expect(await running).toBe(false);
});
