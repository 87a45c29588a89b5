import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createProvider } from '../createProvider';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { readFeedRecording } from './readFeedRecording';
import { recordEvening } from './testing/recordEvening';

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
let count = 0;
function fileOf(content: string | Buffer, name = `${count++}.ndjson`): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const HEADER = JSON.stringify({
  format: 'tyso-feed-recording/1',
  id: '0123456789',
  startedAt: 1_755_887_280,
  variables: { FEED: 'openligadb' },
});

const replay = (file: string) =>
  createProvider({ kind: 'replay', file, speed: 1 }, { report: () => {}, clock: createFakeWallClock(0) });

it.each<[string, string | Buffer, RegExp]>([
  ['no line at all', HEADER, /line 1: expected JSON, got /],
  ['a line that is no JSON', `${HEADER}\n{"at":\n{}\n`, /line 2: expected JSON, got /],
  ['a line of another kind', `${HEADER}\n{"kind":"dance","at":1}\n`, /line 2: At kind: expected an entry with a kind/],
  [
    'an answer without a status',
    `${HEADER}\n${JSON.stringify({ kind: 'answer', at: 1, feed: 'a', askedAt: 1, method: 'GET', url: 'x', headers: {} })}\n`,
    /line 2: At status: expected a (?:value|number), got nothing/,
  ],
  [
    'a moment that is a text',
    `${HEADER}\n{"kind":"end","at":"noon"}\n`,
    /line 2: At at: expected a number, got "noon"/,
  ],
  [
    'a newer format',
    `${HEADER.replace('/1"', '/2"')}\n`,
    /line 1: expected the format "tyso-feed-recording\/1", got "tyso-feed-recording\/2"; it was recorded by another version/,
  ],
  ['no id', `${HEADER.replace('0123456789', '')}\n`, /line 1: At id: expected an id of 8 to 64 letters, got ""/],
  ['a feed that nobody knows', `${HEADER.replace('openligadb', 'bbc')}\n`, /FEED: expected one of .*, got "bbc"/],
  [
    'a feed that none can record',
    `${HEADER.replace('openligadb', 'simulator')}\n`,
    /FEED: expected one or several of .*, got "simulator"/,
  ],
  [
    'a replay of itself',
    `${HEADER.replace('openligadb', 'replay')}\n`,
    /FEED: expected one or several of .*, got "replay"/,
  ],
  ['a packed bomb', gzipSync(Buffer.alloc(210_000_000)), /expected up to 200 MB unpacked, got more/],
  ['packed something else', gzipSync('hello\n'), /line 1: expected JSON, got /],
  [
    'broken packing',
    Buffer.concat([gzipSync(`${HEADER}\n`), Buffer.from('junk')]),
    /expected a file that can be read, got .* \(Z_DATA_ERROR\)/,
  ],
])('a file with %s is refused in words', (_, content, message) => {
  const file = fileOf(content);
  expect(() => replay(file)).toThrow(message);
  expect(() => replay(file)).toThrow(/^REPLAY_FILE: /);
});

it('reads no file that a recording names', () => {
  const secret = fileOf('no JSON, but a secret');
  const variables = { FEED: 'openligadb,football-data', FOOTBALL_DATA_KEY: 'left-out', FEED_TABLE: secret };
  const file = fileOf(`${JSON.stringify({ ...JSON.parse(HEADER), variables })}\n`);
  expect(() => replay(file)).not.toThrow();
});

it.each(['cut.ndjson', 'cut.ndjson.gz'])(
  'loses only the last line of %s to a kill in the middle of it',
  async (name) => {
    const { file } = await recordEvening(name);
    const whole = readFeedRecording(file).entries;
    truncateSync(file, readFileSync(file).length - 20);
    expect(readFeedRecording(file).entries).toEqual(whole.slice(0, -1));
  },
);
