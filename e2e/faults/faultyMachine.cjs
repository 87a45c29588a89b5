/* Loaded into each server (`NODE_OPTIONS`): the file of `CLOCK_OFF` contains the error of the machine's clock in
   milliseconds, and on SIGUSR2 the server hangs, computing. */
const { readFileSync } = require('node:fs');

/** Interval of reading the file, in milliseconds. */
const LOOK_MS = 20;

let off = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

function offNow() {
  if (performance.now() - lookedAt > LOOK_MS) {
    lookedAt = performance.now();
    try {
      off = Number(readFileSync(process.env.CLOCK_OFF ?? '', 'utf8'));
    } catch {
      off = 0;
    }
  }
  return off;
}

const RightDate = Date;
globalThis.Date = class extends RightDate {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error what was given
    super(...(given.length === 0 ? [RightDate.now() + offNow()] : given));
  }

  static now() {
    return RightDate.now() + offNow();
  }
};

process.on('SIGUSR2', () => {
  for (;;);
});
