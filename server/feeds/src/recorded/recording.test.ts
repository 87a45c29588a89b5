import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readFeedRecording } from './readFeedRecording';
import { KEY, OWNER, recordEvening } from './testing/recordEvening';

it('keeps what the feeds sent, dated, and no secret', async () => {
  const { file, entries } = await recordEvening();
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(KEY);
  expect(text).not.toContain('set-cookie');
  expect(text).toContain('"x-requests-available":"9 of left-out"');
  for (const owner of ['Anh', 'Tran', OWNER]) expect(text).not.toContain(owner);
  const recording = readFeedRecording(file);
  expect(recording.variables).toEqual({
    FEED: 'openligadb,football-data',
    OPENLIGADB_LEAGUES: 'bl1',
    FOOTBALL_DATA_KEY: 'left-out',
  });
  expect(recording.entries).toHaveLength(entries + 1);
  expect(recording.entries[0]).toMatchObject({ kind: 'answer', method: 'GET', status: 200 });
});

it('packs the same lines into a file that ends in .gz', async () => {
  const [plain, packed] = [await recordEvening(), await recordEvening('evening.ndjson.gz')];
  const lines = (text: string) => text.split('\n').slice(1);
  expect(lines(gunzipSync(readFileSync(packed.file)).toString())).toEqual(lines(readFileSync(plain.file, 'utf8')));
  expect(packed.bytes).toBeLessThan(plain.bytes);
  expect(readFeedRecording(packed.file).entries).toEqual(readFeedRecording(plain.file).entries);
});
