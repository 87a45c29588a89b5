import { mkdtempSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createProvider } from '../createProvider';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { type FileLimits, openRecordingFile, RecordingFileError } from './openRecordingFile';
import { readFeedRecording } from './readFeedRecording';
import { createScrub, openVariables } from './secrets';
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
  createProvider(
    { kind: 'replay', file, day: undefined, speed: 1 },
    { report: () => {}, clock: createFakeWallClock(0) },
  );

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

it('refuses a day, which only recorded matches have', () => {
  const config = { kind: 'replay', file: fileOf(`${HEADER}\n`), day: '2022-12-09', speed: 1 } as const;
  expect(() => createProvider(config, { report: () => {} })).toThrow(
    'REPLAY_DAY: expected nothing for a recording of a feed, got "2022-12-09"',
  );
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

it('keeps whole lines when the disk is full, and says so', () => {
  const file = path.join(folder, 'full.ndjson');
  let left = 30;
  const append: NonNullable<FileLimits['append']> = (descriptor, bytes, from, length) => {
    const some = Math.min(left, length);
    if (some === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    left -= some;
    return writeSync(descriptor, bytes, from, some);
  };
  const out = openRecordingFile(file, { append });
  out.add({ kind: 'end', at: 1 });
  expect(() => out.add({ kind: 'end', at: 2 })).toThrow(`${file} ends here, whole lines stay: the disk is full`);
  expect(out.add({ kind: 'end', at: 3 })).toBe(false);
  out.close();
  expect(readFileSync(file, 'utf8')).toBe('{"kind":"end","at":1}\n');
});

it.each(['large.ndjson', 'large.ndjson.gz'])('ends %s before a replay would refuse it, and says so', (name) => {
  const file = path.join(folder, name);
  const out = openRecordingFile(file, { mostBytes: 44 });
  expect([out.add({ kind: 'end', at: 1 }), out.add({ kind: 'end', at: 2 })]).toEqual([true, true]);
  const words = `${file} ends here, whole lines stay: a replay takes up to 0.000044 MB unpacked`;
  expect(() => out.add({ kind: 'end', at: 3 })).toThrow(words);
  expect(out.add({ kind: 'end', at: 4 })).toBe(false);
  out.close();
  const bytes = readFileSync(file);
  const text = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  expect(text.toString()).toBe('{"kind":"end","at":1}\n{"kind":"end","at":2}\n');
});

it('counts only what is in the file when the disk is full', async () => {
  const { file, entries } = await recordEvening('full.ndjson', { mostBytes: 100_000 });
  expect(readFeedRecording(file).entries).toHaveLength(entries);
  expect(readFileSync(file).length).toBeLessThanOrEqual(100_000);
});

it('never overwrites a file', () => {
  const file = fileOf('precious');
  expect(() => openRecordingFile(file)).toThrow(RecordingFileError);
  expect(() => openRecordingFile(file)).toThrow('(a file that is there already)');
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

it.each([
  ['https://x.example/a?user=me&secret=s&page=2', 'https://x.example/a?user=left-out&secret=left-out&page=2'],
  ['wss://me:pw@mq.example/mqtt', 'wss://left-out@mq.example/mqtt'],
  ['the key s3cr/et was refused', 'the key left-out was refused'],
  ['{"echo":"s3cr%2Fet"}', '{"echo":"left-out"}'],
  [
    '{"account":{"firstname":"Anh \\"A\\"","lastname": "Trần","email":"anh.tran+tyso@mail.example.vn"},"name":"Anh"}',
    '{"account":{"firstname":"left-out","lastname": "left-out","email":"left-out"},"name":"Anh"}',
  ],
  ['The account of anh@mail.example is suspended', 'The account of left-out is suspended'],
  ['https://x.example/v4/matches?dateFrom=2025-08-21', 'https://x.example/v4/matches?dateFrom=2025-08-21'],
])('%s is kept as %s', (given, kept) => {
  const scrub = createScrub(['s3cr/et']);
  expect(scrub.text(given)).toBe(kept);
  expect(Buffer.from(scrub.bytes(Buffer.from(given))).toString()).toBe(kept);
});

it('is not held up by an answer that was made for it', () => {
  const scrub = createScrub([]);
  for (const part of ['?keykey', '&', 'a@', '"email":"', '://']) {
    const given = part.repeat(2_000_000 / part.length);
    expect(scrub.text(given).length).toBeGreaterThan(0);
  }
  expect(scrub.text(`?${'key'.repeat(600_000)}`)).toHaveLength(1_800_001);
});

it('keeps the variables of its feeds alone, and no secret of theirs', () => {
  const env = {
    FEED: 'thesports,api-football',
    THESPORTS_USER: 'me',
    THESPORTS_SECRET: 's3cret',
    THESPORTS_PUSH_URL: 'wss://me:pw@mq.example/mqtt?token=abc',
    API_FOOTBALL_KEY: 'k3y',
    API_FOOTBALL_LEAGUES: '340,39',
    FOOTBALL_DATA_KEY: 'another',
    DATABASE_URL: 'postgres://u:p@db/tyso',
  };
  expect(openVariables(env, ['thesports', 'api-football'])).toEqual({
    FEED: 'thesports,api-football',
    THESPORTS_USER: 'left-out',
    THESPORTS_SECRET: 'left-out',
    THESPORTS_PUSH_URL: 'wss://left-out@mq.example/mqtt?token=left-out',
    API_FOOTBALL_KEY: 'left-out',
    API_FOOTBALL_LEAGUES: '340,39',
  });
});
