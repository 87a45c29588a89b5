import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { feedCommand } from './feedCommand';
import { sampleMatch } from './footballData/testing/sampleMatch';
import { readFeedRecording } from './recorded/readFeedRecording';
import { type VendorServer, vendorServer } from './several/testing/vendorServer';

const KEY = 'hush-hush-0815';
const folder = mkdtempSync(path.join(tmpdir(), 'feed-command-'));
let server: VendorServer;
beforeAll(async () => {
  server = await vendorServer(new Map<string, unknown>([['/v4/matches*', { matches: [sampleMatch()] }]]));
});
afterAll(() => server.kill());

async function run(args: readonly string[], env: Record<string, string>, until = async () => {}) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const place = { env, cwd: folder, print, until, now: () => new Date(0) };
  return { code: await feedCommand(args, place), printed };
}

it('records a vendor on a real line, without its key', async () => {
  const file = path.join(folder, 'real.ndjson');
  const env = { FEED: 'football-data', FOOTBALL_DATA_KEY: KEY, FOOTBALL_DATA_URL: server.origin };
  const { code, printed } = await run(['record', '--to', 'real.ndjson', '--for', '1s'], env, async () => {
    while (!readFileSync(file, 'utf8').includes('"answer"')) await new Promise((resolve) => setImmediate(resolve));
  });
  expect(code).toBe(0);
  expect(printed.at(-1)).toMatch(/^\d+ entries, 0\.\d MB: REPLAY_FILE=/);
  expect(readFileSync(file, 'utf8')).not.toContain(KEY);
  expect(readFeedRecording(file).entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['answer', 'end']));
});

const vendor = { FEED: 'openligadb', OPENLIGADB_URL: 'http://127.0.0.1:1' };
writeFileSync(path.join(folder, 'there.ndjson'), '');
writeFileSync(path.join(folder, 'odd.json'), '{"teams":[{"name":"A","country":"B","aliases":[]}]}');

it.each<[string, string[], Record<string, string>, RegExp]>([
  ['no feed', ['record'], {}, /^FEED: expected one or several of openligadb, football-data.*, got nothing$/],
  ['the simulator', ['record'], { FEED: 'simulator' }, /^FEED: expected one or several of .*, got "simulator"$/],
  ['no key', ['record'], { FEED: 'football-data' }, /^FOOTBALL_DATA_KEY: expected a key/],
  ['an odd time', ['record', '--for', 'soon'], vendor, /^--for: expected a time such as 90s, 30m or 2h, got "soon"$/],
  ['a file that is there', ['record', '--to', 'there.ndjson'], vendor, /\(a file that is there already\)$/],
  ['a folder that is not', ['record', '--to', 'a/b.ndjson'], vendor, /\(ENOENT\)$/],
  ['another word', ['dance'], vendor, /^Expected record or pairs, got "dance"$/],
  ['another option', ['record', '--speed', '2'], vendor, /--speed/],
  ['pairs of one feed', ['pairs'], vendor, /^FEED: expected several feeds, separated by commas, got "openligadb"$/],
  [
    'an odd table',
    ['pairs'],
    { ...vendor, FEED: 'openligadb,football-data', FOOTBALL_DATA_KEY: KEY, FEED_TABLE: 'odd.json' },
    /At teams\.0\.aliases: expected no other key than name, country, also, got "aliases"$/,
  ],
])('%s is answered in words', async (_, args, env, words) => {
  const { code, printed } = await run(args, env);
  expect(code).toBe(1);
  expect(printed[0]).toMatch(words);
  expect(printed.join()).not.toContain(KEY);
});

it('explains itself', async () => {
  const { code, printed } = await run(['--help'], {});
  expect(code).toBe(0);
  expect(printed[0]).toContain('npm run feed -- record');
});
