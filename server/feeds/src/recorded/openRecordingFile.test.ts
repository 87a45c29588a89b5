import { mkdtempSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type FileLimits, openRecordingFile, RecordingFileError } from './openRecordingFile';
import { readFeedRecording } from './readFeedRecording';
import { recordEvening } from './testing/recordEvening';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));

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
  const file = path.join(folder, 'precious.ndjson');
  writeFileSync(file, 'precious');
  expect(() => openRecordingFile(file)).toThrow(RecordingFileError);
  expect(() => openRecordingFile(file)).toThrow('(a file that is there already)');
  expect(readFileSync(file, 'utf8')).toBe('precious');
});
