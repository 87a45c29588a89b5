import { writeFile } from 'node:fs/promises';
import path from 'node:path';
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

it('ends the script when it is over', async () => {
  const script = path.join(await temporaryFolder(), 'stays.cjs');
  await writeFile(script, 'setInterval(() => {}, 60_000);');
  const over = new AbortController();
  const running = runScript(script, [], over.signal);
  over.abort();
  expect(await running).toBe(false);
});
