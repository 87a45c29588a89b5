// node server/api/bench/scale.mjs: the tables of docs/scale.md, from the results of npm run bench:api and npm run
// bench:hub in bench/parts.
import { readFileSync } from 'node:fs';
import { PARTS } from '../../../tooling/bench/report.mjs';
import { say } from './server.mjs';

/** @typedef {import('../../../tooling/bench/report.mjs').Part} Part */

/** The load that one node may have: the rest is for goals, garbage collection and failed neighbours. */
const BUSY = 0.7;
const FRAMES_PER_SECOND = 5;
/** Of a change, including the headers of frame and TCP. */
const BYTES_PER_FRAME = 760;
/** Of a server that feeds, and of one that only follows; docs/api.md. */
const BASE_MB = 225;
const NEGOTIATIONS_PER_SECOND = 1000;

const [api, hub] = [partOf('api'), partOf('hub')];
const sizes = hub.lines.map(({ name }) => Number(/^(\d+) sockets:/.exec(name)?.[1])).filter((size) => size > 0);
const size = Math.max(...sizes);
const ours = (/** @type {Part} */ part, /** @type {string} */ name) =>
  part.lines.find((line) => line.name === name)?.ours ?? Number.NaN;

const writes = ours(hub, `${size} sockets: changes delivered`);
const kBEach = ours(hub, `${size} sockets: memory each`);
const boardUs = ours(api, 'board, quiet: processor time');
const carriedUs = ours(hub, `${Math.min(...sizes)} through delivery: processor of delivery, a change to a socket`);
const knownUs = ours(api, '304: processor time');
const thousands = (/** @type {number} */ aSecond) => Math.floor((BUSY * aSecond) / FRAMES_PER_SECOND / 1000) * 1000;
const socketsANode = thousands(writes);
const linesADelivery = thousands(1e6 / carriedUs);

const table = (/** @type {(string | number)[][]} */ rows) =>
  say(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
say(`Load of the machine at the beginning: api ${api.machine.load.join(' ')}, hub ${hub.machine.load.join(' ')}\n`);
table([
  ['What', 'Measured'],
  ['---', '--:'],
  ['a change to a socket, processor', `${(1e6 / writes).toFixed(1)} µs (${size} sockets)`],
  ['the same for `delivery`, where it leads the line through', `${carriedUs.toFixed(1)} µs`],
  ['a socket, memory of the process', `${kBEach.toFixed(1)} kB`],
  ['a board of 5,000 matches from memory, processor', `${boardUs.toFixed(0)} µs`],
  ['the same, unchanged (304)', `${knownUs.toFixed(0)} µs`],
  [`so a node (one core, ${BUSY * 100} % busy, ${FRAMES_PER_SECOND} frames a second)`, `${socketsANode} sockets`],
  ['and a `delivery`, just as busy', `${linesADelivery} lines`],
]);
say('');
table([
  ['Visitors at once', 'Nodes', 'Memory a node', 'Sent by a node', 'Sent by all', 'All back after all lines broke'],
  ['--:', '--:', '--:', '--:', '--:', '--:'],
  ...[100_000, 1_000_000].map(rowFor),
]);

/** @param {string} name @returns {Part} */
function partOf(name) {
  return JSON.parse(readFileSync(`${PARTS}${name}.json`, 'utf8'));
}

/** @param {number} visitors */
function rowFor(visitors) {
  // One more than needed: a node may restart while the others carry its visitors.
  const nodes = Math.ceil(visitors / socketsANode) + 1;
  const each = visitors / nodes;
  const mbits = (each * FRAMES_PER_SECOND * BYTES_PER_FRAME * 8) / 1e6;
  return [
    visitors.toLocaleString('en'),
    nodes,
    `${Math.round(BASE_MB + (each * kBEach) / 1024)} MB`,
    `${Math.round(mbits)} Mbit/s`,
    `${((mbits * nodes) / 1000).toFixed(1)} Gbit/s`,
    `${Math.ceil(each / NEGOTIATIONS_PER_SECOND)} s`,
  ];
}
