import { lastOf, ourTurns, PER_SECOND, sameTurns, startSide, tellSteadily } from './fanOut.mjs';
import { startRecorder } from './recorder.mjs';

/** Milliseconds; budget of the transport that waits for its client's next request. */
const LONG_POLLING_P50 = 150;

/**
 * The stock client on another transport, compared to as many followers on the raw server, which get the
 * same changes as compressed frames.
 *
 * @param {{ kind: 'ServerSentEvents' | 'LongPolling', size: number, seconds: number }} given
 */
export async function measureOthers({ kind, size, seconds }) {
  const ours = await startSide('ours', size, kind);
  const reference = await startSide('raw', size);
  const recorder = await startRecorder(ours.origin);
  try {
    const turns = ourTurns(ours, seconds * PER_SECOND);
    const sent = await tellSteadily(ours, turns);
    const again = sameTurns(reference, await recorder.take(lastOf(turns)));
    const raw = { ours: sent, reference: await tellSteadily(reference, again) };
    /** @param {string} name @param {'p50' | 'p99'} key */
    const line = (name, key) => ({
      ...{ name: `${size} ${kind}: ${name}`, unit: 'ms', ours: raw.ours[key], reference: raw.reference[key] },
    });
    const p50 = { ...line('received, p50', 'p50'), ...(kind === 'LongPolling' && { budget: LONG_POLLING_P50 }) };
    return { lines: [p50, line('received, p99', 'p99')], raw };
  } finally {
    recorder.end();
    await Promise.all([ours.end(), reference.end()]);
  }
}
