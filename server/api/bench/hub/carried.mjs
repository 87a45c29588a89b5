import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuSeconds, residentMegabytes } from '../process.mjs';
import { ourTurns, PER_SECOND, startSide, tellSteadily } from './fanOut.mjs';

const delivery = fileURLToPath(new URL('../../../delivery/dist/main.js', import.meta.url));

/**
 * The cost for `delivery` of proxying all visitors to a node, compared to that of the node itself; and the visitors'
 * delay, compared to that of as many at the node.
 *
 * @param {{ size: number, seconds: number }} given
 */
export async function measureCarried({ size, seconds }) {
  /** @type {Awaited<ReturnType<typeof startDelivery>> | undefined} */
  let front;
  const inFrontOf = async (/** @type {string} */ origin) => {
    front = await startDelivery(origin);
    return front.address;
  };
  /** @type {Awaited<ReturnType<typeof startSide>>[]} */
  const sides = [];
  const count = seconds * PER_SECOND;
  try {
    const behind = await startSide('ours', size, 'follower', inFrontOf);
    sides.push(behind);
    if (!front) throw new Error('Expected a delivery in front of the node');
    const kB = (1024 * (residentMegabytes(front.pid) - front.emptyMB)) / size;
    const alone = await startSide('ours', size);
    sides.push(alone);
    const direct = await tellSteadily(alone, ourTurns(alone, count));
    const before = cpuSeconds(front.pid);
    const carried = await tellSteadily(behind, ourTurns(behind, count));
    const carriedUs = (1e6 * (cpuSeconds(front.pid) - before)) / (count * size);
    /** @param {string} name @param {string} unit @param {number} ours @param {number} reference */
    const line = (name, unit, ours, reference) => ({
      name: `${size} through delivery: ${name}`,
      unit,
      ours,
      reference,
    });
    return {
      lines: [
        line('received, p99', 'ms', carried.p99, direct.p99),
        line('processor of delivery, a frame to a socket', 'µs', carriedUs, carried.cpuUsEach),
        line('memory of delivery each', 'kB', kB, behind.bytesASocket / 1024),
      ],
      raw: { carried, direct, carriedUs, kB },
    };
  } finally {
    await Promise.all([...sides, ...(front ? [front] : [])].map((one) => one.end()));
  }
}

/** A `delivery` in front of a node, without any release. @param {string} origin of the node */
async function startDelivery(origin) {
  if (!existsSync(delivery)) throw new Error(`Expected ${delivery}: npm run bench:hub builds it`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-delivery-'));
  const given = { HOST: '127.0.0.1', PORT: '0', API_ORIGIN: origin, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = fork(delivery, { env: { ...process.env, ...given, SIGNATURE_SECRETS: 'bench' } });
  const [{ port }] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    emptyMB: residentMegabytes(child.pid),
    async end() {
      child.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
