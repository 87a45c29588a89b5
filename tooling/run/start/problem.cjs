/** A problem that the operator can fix; the message is one line with the cause and the remedy. */
class Problem extends Error {}

/**
 * Ends the process as a failure, in one line if the cause is known.
 *
 * @param {unknown} error
 * @returns {never}
 */
function fail(error) {
  if (error instanceof Problem) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

/**
 * The system's code of an error, such as `EACCES`.
 *
 * @param {unknown} error
 */
function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

module.exports = { Problem, codeOf, fail };
