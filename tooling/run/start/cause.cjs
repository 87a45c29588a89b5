/**
 * A server that knows the cause prints it in one line, perhaps after lines of its log. Any other output, such as a
 * stack, is shown whole.
 *
 * @param {string[]} lines
 */
function causeIn(lines) {
  const printed = lines.filter((line) => line.trim() !== '');
  const said = printed.filter((line) => !line.startsWith('{"'));
  return said.length === 1 ? said[0] : printed.join('\n');
}

module.exports = { causeIn };
