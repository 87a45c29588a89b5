// node api/bench/board.mjs: how many answers of a whole board one process gives from memory, while its simulator plays;
// and its memory, idle and after the load. Other work on the machine costs seconds, but not processor time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { boardPath, say, signature, startServer } from './server.mjs';

const SECONDS = 8;
const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
const server = await startServer(dataDir);
try {
  const url = server.address + boardPath();
  const headers = { ...signature('/api/match/range'), 'accept-encoding': 'br' };
  const { data } = await (await fetch(url, { headers })).json();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const [memory, cpu] = [server.memory(), server.cpu()];
  const { requests, latency, ...rest } = await autocannon({ url, headers, connections: 50, duration: SECONDS });
  const used = server.cpu() - cpu;
  say(`${data.length} matches, brotli, 50 connections, ${SECONDS} s`);
  say(`answers: ${Math.round(requests.average)} a second, ${Math.round(requests.total / used)} a processor second`);
  say(`latency: p50 ${latency.p50} ms, p99 ${latency.p99} ms; failures: ${rest.non2xx + rest.errors}`);
  say(`memory: ${Math.round(memory)} MB idle, ${Math.round(server.memory())} MB after the load`);
} finally {
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
}
