import { startSide, tellSteadily } from './fanOut.mjs';

/**
 * The stock client on another transport, compared to as many bare WebSockets on the raw server.
 *
 * @param {{ kind: 'ServerSentEvents' | 'LongPolling', size: number, seconds: number }} given
 */
export async function measureOthers({ kind, size, seconds }) {
  const ours = await startSide('ours', size, kind);
  const reference = await startSide('raw', size);
  try {
    const raw = { reference: await tellSteadily(reference, seconds), ours: await tellSteadily(ours, seconds) };
    /** @param {string} name @param {string} unit @param {'p50' | 'p99'} key */
    const line = (name, unit, key) => ({
      ...{ name: `${size} ${kind}: ${name}`, unit, ours: raw.ours[key], reference: raw.reference[key] },
    });
    return { lines: [line('heard, p50', 'ms', 'p50'), line('heard, p99', 'ms', 'p99')], raw };
  } finally {
    await Promise.all([ours.end(), reference.end()]);
  }
}
