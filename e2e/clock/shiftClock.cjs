/**
 * Moves the clock of this process or page: all that asks `Date` for the time. Timers and `performance` go on as they are.
 * A page gets this function as text, so it uses nothing from outside.
 *
 * @param {number} offsetMs
 */
function shiftClock(offsetMs) {
  const RealDate = globalThis.Date;
  const realNow = RealDate.now;
  const now = () => realNow() + offsetMs;
  RealDate.now = now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = globalThis.Date;
}

module.exports = { shiftClock };
