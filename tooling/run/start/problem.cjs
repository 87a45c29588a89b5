/** Something that the person at the keyboard can mend; the message is one line that names the cause and the mend. */
class Problem extends Error {}

/**
 * Ends the process as a failure, in one line where the cause is known.
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
 * The system's name for what went wrong, such as `EACCES`.
 *
 * @param {unknown} error
 */
function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

module.exports = { Problem, codeOf, fail };
