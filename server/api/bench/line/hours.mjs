import { between } from './countedSocket.mjs';
import { connectVisitor } from './visitor.mjs';

/**
 * @typedef {import('./visitor.mjs').Mixture} Mixture
 * @typedef {Awaited<ReturnType<typeof measureHours>>} Hours figures by mixture
 */

/** @satisfies {Record<string, Mixture>} */
export const MIXTURES = /** @type {const} */ ({
  'whole matches': { isCompressed: false },
  'whole matches, compressed': { isCompressed: true },
  'both lanes': { lanes: ['football', 'prices'], isCompressed: false },
  'both lanes, compressed': { lanes: ['football', 'prices'], isCompressed: true },
  'football alone, compressed': { lanes: ['football'], isCompressed: true },
  'hidden tab, compressed': { lanes: ['football'], isQuiet: true, isCompressed: true },
});

/** A visitor of each mixture. @param {string} origin */
export async function connectMixtures(origin) {
  const connecting = Object.entries(MIXTURES).map(async ([name, mixture]) => ({
    name,
    visitor: await connectVisitor(origin, /** @type {Mixture} */ (mixture)),
  }));
  return Promise.all(connecting);
}

/**
 * What passes between the hub and each visitor while something runs, scaled to an hour.
 *
 * @param {Awaited<ReturnType<typeof connectMixtures>>} visitors
 * @param {() => Promise<unknown>} run
 */
export async function measureHours(visitors, run) {
  const look = () => visitors.map(({ visitor }) => ({ ...visitor.look(), updates: visitor.updates() }));
  const [began, before] = [performance.now(), look()];
  await run();
  const [seconds, after] = [(performance.now() - began) / 1000, look()];
  return Object.fromEntries(
    visitors.map(({ name }, i) => {
      const [first, last] = [before[i], after[i]];
      if (!first || !last) throw new Error(`${name} was not looked at`);
      const { bytes, frames } = between(first, last);
      const updates = last.updates - first.updates;
      const perHour = 3600 / seconds;
      return [
        name,
        {
          seconds,
          bytes,
          frames,
          updates,
          mbPerHour: (bytes * perHour) / 1e6,
          framesPerMinute: (frames * 60) / seconds,
        },
      ];
    }),
  );
}

/** @param {Hours} hours @param {keyof typeof MIXTURES} name */
export function figuresOf(hours, name) {
  const figures = hours[name];
  if (!figures) throw new Error(`No figures of ${name}`);
  return figures;
}
