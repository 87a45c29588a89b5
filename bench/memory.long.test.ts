import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

it('an hour of a replay, within a minute, leaves the memory of servers and page level', async () => {
  const env = { ...process.env, BENCH_MINUTES: '1' };
  // It ends with 1, and says what grew.
  const args = ['--import', join(__dirname, 'typescript.mjs'), join(__dirname, 'memory.ts')];
  await promisify(execFile)(process.execPath, args, { env });
}, 600_000);
