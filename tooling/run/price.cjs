const { readFileSync } = require('node:fs');

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;
const DEAREST = 10;

/**
 * What tests cost: seconds by the clock and processor seconds of each stage, children included, and the dearest files. It judges
 * nothing.
 *
 * @typedef {ReturnType<typeof createPrice>} Price
 */
function createPrice(seconds = processorSeconds) {
  /** @type {{ name: string, wall: number, processor: number }[]} */
  const stages = [];
  return {
    stages,

    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     */
    async of(name, work) {
      const [begun, spent] = [performance.now(), seconds()];
      try {
        return await work();
      } finally {
        stages.push({ name, wall: (performance.now() - begun) / 1000, processor: seconds() - spent });
      }
    },

    /** @param {readonly import('./checks.cjs').Outcome[]} outcomes @returns {string[]} lines to print */
    table(outcomes) {
      const files = outcomes.flatMap(({ files = [] }) => files).sort((a, b) => b.seconds - a.seconds);
      return [
        '',
        'Stage                       wall s  processor s',
        ...stages.map(
          ({ name, wall, processor }) =>
            `${name.padEnd(26)} ${wall.toFixed(0).padStart(7)} ${processor.toFixed(0).padStart(12)}`,
        ),
        ...(files.length > 0 ? ['', 'The dearest files, by the clock:'] : []),
        ...files.slice(0, DEAREST).map(({ name, seconds: of }) => `${of.toFixed(1).padStart(7)} s  ${name}`),
      ];
    },
  };
}

/** Processor seconds of this process and of all children that ended; none where there is no /proc. */
function processorSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // utime, stime, cutime and cstime: proc(5), fields 14 to 17, counted behind the program's name.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

module.exports = { createPrice };
