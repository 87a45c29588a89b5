import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../rendering/testing/until';
import { temporaryFolder } from '../testing/temporaryFolder';
import { runScript } from './runScript';

it('a script that is over gets the signal of the reason, and is waited for', async () => {
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
  const running = runScript(script, [], over.signal);
  await until(async () => existsSync(ready));
  over.abort('SIGINT');
  expect(await running).toBe(true);
});

it('a script that is over before it begins is not run', async () => {
  const folder = await temporaryFolder();
  const script = path.join(folder, 'begins.cjs');
  await writeFile(script, `require('node:fs').writeFileSync(${JSON.stringify(path.join(folder, 'begun'))}, '');`);
  expect(await runScript(script, [], AbortSignal.abort('SIGTERM'))).toBe(false);
  expect(existsSync(path.join(folder, 'begun'))).toBe(false);
});
