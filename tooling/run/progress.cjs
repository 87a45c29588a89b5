const STILL_AT_IT_MS = 10_000;

/**
 * Reports steps and their duration, a line each, so that it also reads well in a log:
 *
 *     [  0.0 s] Build shell
 *     [  9.8 s] Build shell: done in 9.8 s
 *
 * @typedef {ReturnType<typeof createProgress>} Progress
 * @param {(line: string) => void} [write]
 */
function createProgress(write = console.log) {
  const started = Date.now();
  const say = (/** @type {string} */ text) => write(`[${secondsSince(started).padStart(5)} s] ${text}`);

  return {
    /** A line with the time since the beginning. */
    say,

    /**
     * Announces `name`, does the work, and reports its duration and outcome.
     *
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     * @param {(result: T) => string} [outcome] by default `done`
     * @returns {Promise<T>}
     */
    async step(name, work, outcome = () => 'done') {
      const begun = Date.now();
      say(name);
      const reminder = setInterval(() => say(`${name}: ${secondsSince(begun)} s so far`), STILL_AT_IT_MS);
      try {
        const result = await work();
        say(`${name}: ${outcome(result)} in ${secondsSince(begun)} s`);
        return result;
      } catch (error) {
        say(`${name}: failed after ${secondsSince(begun)} s`);
        throw error;
      } finally {
        clearInterval(reminder);
      }
    },
  };
}

/** @param {number} start */
function secondsSince(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}

module.exports = { createProgress };
