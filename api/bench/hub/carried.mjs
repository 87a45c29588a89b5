import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuSeconds, residentMegabytes } from '../process.mjs';
import { startSide, tellSteadily } from './fanOut.mjs';

const delivery = fileURLToPath(new URL('../../../delivery/dist/main.js', import.meta.url));

/**
 * What it costs `delivery` to lead the lines of all visitors through to a node, beside the node that tells them; and what visitors
 * wait for it, beside as many at the node itself.
 *
 * @param {{ size: number, seconds: number }} given
 */
export async function measureCarried({ size, seconds }) {
  const front = await startDelivery();
  const sides = {
    carried: await startSide('ours', size, 'socket', front.inFrontOf),
    direct: await startSide('ours', size),
  };
  try {
    const kB = (1024 * (residentMegabytes(front.pid()) - front.emptyMB())) / size;
    const direct = await tellSteadily(sides.direct, seconds);
    const before = cpuSeconds(front.pid());
    const carried = await tellSteadily(sides.carried, seconds);
    const carriedUs = (1e6 * (cpuSeconds(front.pid()) - before)) / (carried.told * size);
    /** @param {string} name @param {string} unit @param {number} ours @param {number} reference */
    const line = (name, unit, ours, reference) => ({
      name: `${size} through delivery: ${name}`,
      unit,
      ours,
      reference,
    });
    return {
      lines: [
        line('heard, p99', 'ms', carried.p99, direct.p99),
        line('processor of delivery, a change to a socket', 'µs', carriedUs, 1e6 / carried.deliveredACpuSecond),
        line('memory of delivery each', 'kB', kB, sides.carried.bytesASocket / 1024),
      ],
      raw: { carried, direct, carriedUs, kB },
    };
  } finally {
    await Promise.all([sides.carried.end(), sides.direct.end(), front.end()]);
  }
}

/** A `delivery` to be put in front of a node; nothing is released in it. */
async function startDelivery() {
  if (!existsSync(delivery)) throw new Error(`Expected ${delivery}: run npm run build in delivery first`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-delivery-'));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let emptyMB = Number.NaN;
  return {
    pid: () => child?.pid,
    emptyMB: () => emptyMB,
    /** @param {string} origin of the node */
    async inFrontOf(origin) {
      const given = { HOST: '127.0.0.1', PORT: '0', API_ORIGIN: origin, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
      child = fork(delivery, { env: { ...process.env, ...given, SIGNATURE_SECRETS: 'bench' } });
      const [{ port }] = await once(child, 'message');
      emptyMB = residentMegabytes(child.pid);
      return `http://127.0.0.1:${port}`;
    },
    async end() {
      child?.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
