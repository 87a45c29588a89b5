import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const BENCHMARK = path.join(__dirname, '../../bench/memory.bench.mjs');

it('an hour of a replay, within a minute, leaves the memory of the server level', async () => {
  const env = { ...process.env, BENCH_MINUTES: '1' };
  // It ends with 1, and says what grew.
  await promisify(execFile)(process.execPath, [BENCHMARK], { env });
}, 600_000);
