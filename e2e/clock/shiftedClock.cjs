/* One clock for tests. Loaded into each process of a run (`NODE_OPTIONS`), it starts the clock at the time that `NOW` names,
   and hands the difference on as `CLOCK_OFFSET_MS`: later processes have the same clock, not each its own. One that is
   given another `NOW` has another clock, with its children. */
const { ServerResponse } = require('node:http');
const { shiftClock } = require('./shiftClock.cjs');

const { NOW } = process.env;
if (NOW) {
  const offset = Date.parse(NOW) - Date.now();
  if (Number.isNaN(offset)) throw new Error(`NOW: expected a time as 2026-11-28T13:05:00Z, got ${NOW}`);
  process.env.CLOCK_OFFSET_MS = String(offset);
  delete process.env.NOW;
}

if (process.env.CLOCK_OFFSET_MS) {
  shiftClock(Number(process.env.CLOCK_OFFSET_MS));
  // Node writes this header by a clock of its own, unless it is set.
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (/** @type {any[]} */ ...given) {
    if (this.sendDate && !this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
    return Reflect.apply(writeHead, this, given);
  };
}
