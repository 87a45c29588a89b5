/**
 * A server that knows the cause says it in one line, perhaps after lines of its log. Anything else it prints, such as
 * a stack, makes sense only as a whole.
 *
 * @param {string[]} lines
 */
function causeIn(lines) {
  const printed = lines.filter((line) => line.trim() !== '');
  const said = printed.filter((line) => !line.startsWith('{"'));
  return said.length === 1 ? said[0] : printed.join('\n');
}

module.exports = { causeIn };
