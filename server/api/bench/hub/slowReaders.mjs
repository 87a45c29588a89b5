import { connectCrowds } from '../crowds.mjs';
import { ourTurns, PER_SECOND, startSide, tellSteadily } from './fanOut.mjs';

const SLOW = 20;
/** Changes sent at once until the readers are cut: 0.7 MB of whole matches, of which a network's buffers take the first. */
const AT_ONCE = 500;
const MOST_ROUNDS = 200;

/**
 * Cuts visitors who stop reading; the others' delay meanwhile, compared to that before.
 *
 * @param {{ size: number, seconds: number }} given
 */
export async function measureSlowReaders({ size, seconds }) {
  const side = await startSide('ours', size);
  const alone = await tellSteadily(side, ourTurns(side, seconds * PER_SECOND));
  const [origin] = await side.server.order('addresses');
  const slow = await connectCrowds('stopped', origin, SLOW);
  try {
    /** @type {number[]} */
    const delays = [];
    const began = performance.now();
    let rounds = 0;
    while ((await side.server.order('count')) > size) {
      if (++rounds > MOST_ROUNDS) throw new Error(`${SLOW} stopped readers are still connected`);
      const first = side.take(AT_ONCE);
      await side.server.order('tell', first, AT_ONCE);
      await side.crowds.received(first, AT_ONCE);
      await side.crowds.all('forget');
      delays.push(await oneMore(side));
    }
    const cutAfter = (performance.now() - began) / 1000;
    const meanwhile = Math.max(...delays);
    return {
      raw: { alone, delays, cutAfter },
      lines: [
        { name: `${SLOW} stopped readers: all are cut after`, unit: 's', ours: cutAfter },
        { name: `${size} others meanwhile: the slowest receives`, unit: 'ms', ours: meanwhile, reference: alone.p99 },
      ],
    };
  } finally {
    await Promise.all([side.end(), slow.end()]);
  }
}

/** A single change, as the others get it. @param {import('./fanOut.mjs').Side} side */
async function oneMore({ server, crowds, take }) {
  const change = take(1);
  const sent = await server.order('tell', change, 1);
  const received = await crowds.received(change, 1);
  await crowds.all('forget');
  return received - sent;
}
