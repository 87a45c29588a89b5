import { cellsOf, HEAD, isDecisive, verdictOf } from './report.mjs';

/**
 * Pages from `bench/results.json`: a section of README, and `docs/benchmarks.md`.
 *
 * @typedef {import('./report.mjs').Part} Part
 * @typedef {import('./report.mjs').Line} Line
 */

const BEGIN = '<!-- npm run bench writes from here -->';
const END = '<!-- to here -->';

/** The section between README's two marks. @param {string} readme */
export function sectionIn(readme) {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`README.md: expected ${BEGIN} and after it ${END}`);
  return readme.slice(from + BEGIN.length, to);
}

/** README with another section. @param {string} readme @param {string} section */
export function withSection(readme, section) {
  return readme.replace(`${BEGIN}${sectionIn(readme)}${END}`, () => `${BEGIN}${section}${END}`);
}

/**
 * The deciding lines and those over their limit; without deciding ones, the promised lines.
 *
 * @param {readonly Part[]} parts
 */
export function sectionOf(parts) {
  const rows = parts.flatMap(({ name, lines }) => {
    const isShown = lines.some(isDecisive)
      ? (/** @type {Line} */ line) => isDecisive(line) || isOver(line)
      : isPromised;
    return lines.filter(isShown).map((line) => cellsOf({ ...line, name: `${name}: ${line.name}` }));
  });
  const loads = parts.map(({ name, machine, at }) => `${name} ${machine.load[0]} (${minuteOf(at)})`);
  return `
## How fast it is

Ours beside a reference of the same run; the ratio decides. [docs/benchmarks.md](docs/benchmarks.md) has every figure and says how each was
measured, [bench/results.json](bench/results.json) those of each single run. ${unique(parts.map(machineOf)).join('; ')};
${unique(parts.flatMap(versionsOf)).join(', ')}. Machine load in the minute before each
benchmark, and when it ended, in UTC: ${loads.join(', ')}. [0013](docs/decisions/0013-live-board.md) profiles where
the board misses its budget, [0023](docs/decisions/0023-load.md) where opening a page does.

${markdown(rows)}
`;
}

/** All of it. @param {readonly Part[]} parts */
export function pageOf(parts) {
  const sections = parts.map((part) => {
    const { name, about, at, machine, lines } = part;
    const taken = `Ended ${minuteOf(at)} UTC; load at its beginning ${machine.load.join(' ')}`;
    const how = `${about}.\n${taken}; ${versionsOf(part).join(', ')}; ${machineOf(part)}.`;
    return `## ${name}\n\n${how}\n\n${markdown(lines.map(cellsOf))}\n`;
  });
  return `# Benchmarks

\`npm run bench\` writes this page, the section of README and \`bench/results.json\`, which has the figures of each single run;
[development.md](development.md) says how to run them. “MISSED” is a ratio, or a counted figure, beyond its budget.
Absolute times depend on the machine: the table says where one is beyond its budget, and nothing fails.

${sections.join('\n')}`;
}

/** @param {Part} part */
function machineOf({ machine }) {
  return `${machine.processor}, ${machine.cores} cores, ${Math.round(machine.memoryMB / 1024)} GB`;
}

/** @param {Part} part */
function versionsOf({ versions }) {
  return Object.entries(versions).map(([name, version]) => `${name} ${version}`);
}

/** @param {Line} line */
function isPromised({ budget }) {
  return budget !== undefined;
}

/** @param {Line} line */
function isOver(line) {
  return verdictOf(line).startsWith('over');
}

/** @param {readonly string[]} texts */
function unique(texts) {
  return [...new Set(texts)];
}

/** @param {string} at ISO */
function minuteOf(at) {
  return at.slice(0, 16).replace('T', ' ');
}

/** @param {readonly (readonly string[])[]} rows */
function markdown(rows) {
  return [HEAD, ['---', '--:', '--:', '--:', '--:', '---'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
