// node server/api/bench/scale.mjs: the tables of docs/scale.md, from what npm run bench wrote to bench/results.json.
import { readFileSync } from 'node:fs';
import { say } from './server.mjs';

/** @typedef {import('../../../tooling/bench/report.mjs').Part} Part */
/** @typedef {{ mbPerHour: number, framesPerMinute: number }} Hour */

/** The load that one node may have: the rest is for goals, garbage collection and failed neighbours. */
const BUSY = 0.7;
/** Of IPv4 and TCP with time stamps, which `bench:line` does not see. */
const PACKET_BYTES = 52;
/** Of a server that feeds, and of one that only follows; docs/api.md. */
const BASE_MB = 225;
const NEGOTIATIONS_PER_SECOND = 1000;
/** Examples, to be replaced by one's own: dollars for a gigabyte sent, and for an hour of a core. */
const PRICES = { gigabyte: 0.01, coreHour: 0.03 };

/** @type {(Part & { raw: any })[]} */
const parts = JSON.parse(readFileSync(new URL('../../../bench/results.json', import.meta.url), 'utf8'));
const [api, hub, line] = [partOf('api'), partOf('hub'), partOf('line')];
const sizes = hub.lines.map(({ name }) => Number(/^(\d+) sockets:/.exec(name)?.[1])).filter((size) => size > 0);
/** Nothing larger was tried. */
const size = Math.max(...sizes);
const ours = (/** @type {Part} */ part, /** @type {string} */ name) =>
  part.lines.find((row) => row.name === name)?.ours ?? Number.NaN;

const writes = ours(hub, `${size} sockets: frames delivered`);
const kBEach = ours(hub, `${size} sockets: memory each`);
const carriedUs = ours(hub, `${Math.min(...sizes)} through delivery: processor of delivery, a frame to a socket`);
const KINDS = [
  ['whole matches, plain', 'whole matches'],
  ['whole matches, compressed', 'whole matches, compressed'],
  ['both lanes, compressed', 'both lanes, compressed'],
  ['football alone, compressed', 'football alone, compressed'],
];

const table = (/** @type {(string | number)[][]} */ rows) =>
  say(`${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
for (const { name, at, machine } of [api, hub, line]) say(`${name}: ended ${at}, load ${machine.load.join(' ')}`);
say('');
table([
  ['What', 'Measured', 'By'],
  ['---', '--:', '---'],
  ['a frame to a socket, processor', `${(1e6 / writes).toFixed(1)} µs`, `\`bench:hub\`, ${size} sockets`],
  ['the same for `delivery`, where it proxies the connection', `${carriedUs.toFixed(1)} µs`, '`bench:hub`'],
  ['a socket, memory of the process', `${kBEach.toFixed(1)} kB`, `\`bench:hub\`, ${size} sockets`],
  ['a board of 5,000 matches, processor', `${ours(api, 'board, quiet: processor time').toFixed(0)} µs`, '`bench:api`'],
  ['the same, unchanged (304)', `${ours(api, '304: processor time').toFixed(0)} µs`, '`bench:api`'],
  [
    'ten minutes away, both lanes, one frame',
    `${ours(line, 'ten minutes away, both lanes, compressed').toFixed(1)} kB`,
    '`bench:line`',
  ],
]);
table([
  [
    'An hour of a visitor',
    ...['Payload', 'With packets', 'Frames a second', 'Processor of a node', 'Connections of a `delivery`', 'Costs'],
  ],
  ['---', '--:', '--:', '--:', '--:', '--:', '--:'],
  ...KINDS.map(([name = '', kind = '']) => hourRow(name, hourOf(kind))),
]);
table([
  [
    ...['Visitors at once', 'What they get', 'Nodes', 'A node is busy', 'Memory a node'],
    ...['Sent by a node', 'Sent by all', 'All back after all connections broke'],
  ],
  ['--:', '---', '--:', '--:', '--:', '--:', '--:', '--:'],
  ...[100_000, 1_000_000].flatMap((visitors) =>
    ['whole matches', 'both lanes, compressed'].map((kind) => siteRow(visitors, kind)),
  ),
]);

/** @param {string} name @returns {Part & { raw: any }} */
function partOf(name) {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`bench/results.json has no figures of bench:${name}`);
  return part;
}

/** @param {string} kind @returns {Hour} */
function hourOf(kind) {
  return line.raw.hours[kind];
}

/** @param {Hour} hour */
function packetMB({ mbPerHour, framesPerMinute }) {
  return mbPerHour + (framesPerMinute * 60 * PACKET_BYTES) / 1e6;
}

/** @param {Hour} hour */
function cpuSeconds({ framesPerMinute }) {
  return (framesPerMinute * 60) / writes;
}

/** @param {string} name @param {Hour} hour */
function hourRow(name, hour) {
  const dollars = (packetMB(hour) / 1000) * PRICES.gigabyte + (cpuSeconds(hour) / BUSY / 3600) * PRICES.coreHour;
  const lines = (BUSY * 1e6) / carriedUs / (hour.framesPerMinute / 60);
  return [
    name,
    `${hour.mbPerHour.toFixed(2)} MB`,
    `${packetMB(hour).toFixed(2)} MB`,
    (hour.framesPerMinute / 60).toFixed(1),
    `${(cpuSeconds(hour) * 1000).toFixed(0)} ms`,
    (Math.floor(lines / 1000) * 1000).toLocaleString('en'),
    `$${(dollars * 1e6).toFixed(0)} a million`,
  ];
}

/** @param {number} visitors @param {string} kind */
function siteRow(visitors, kind) {
  const hour = hourOf(kind);
  const most = Math.min(size, (BUSY * writes) / (hour.framesPerMinute / 60));
  // One more than needed: a node may restart while the others carry its visitors.
  const nodes = Math.ceil(visitors / most) + 1;
  const each = visitors / nodes;
  const mbits = (each * packetMB(hour) * 8) / 3600;
  return [
    visitors.toLocaleString('en'),
    kind,
    nodes,
    `${((each * cpuSeconds(hour) * 100) / 3600).toFixed(0)} % of a core`,
    `${Math.round(BASE_MB + (each * kBEach) / 1024)} MB`,
    `${Math.round(mbits)} Mbit/s`,
    `${((mbits * nodes) / 1000).toFixed(1)} Gbit/s`,
    `${Math.ceil(each / NEGOTIATIONS_PER_SECOND)} s`,
  ];
}
