import { readFileSync, statSync } from 'node:fs';
import { constants, gunzipSync } from 'node:zlib';
import { VariableError } from 'server-shared/config/environment';
import { errorCode } from 'server-shared/files/errorCode';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import {
  ANY_FORMAT,
  entrySchema,
  FORMAT,
  headerSchema,
  MAX_BYTES,
  type RecordedEntry,
  type RecordingHeader,
} from './format';

/** What a feed sent, in order. Ends with its last entry. */
export type FeedRecording = RecordingHeader & { entries: readonly RecordedEntry[]; endsAt: number };

const GZIP = [0x1f, 0x8b] as const;

/**
 * Reads a recording. A last line that was cut, as by a kill, is left out.
 *
 * @throws VariableError in one line that names the file, the line, what was expected and what came
 */
export function readFeedRecording(file: string): FeedRecording {
  const lines = textOf(file).split('\n');
  // What follows the last line feed was cut.
  const whole = lines.slice(0, -1);
  const header = readLine(file, whole[0], 0, readHeader);
  const entries = whole.slice(1).map((line, index) => readLine(file, line, index + 1, readEntry));
  const endsAt = entries.reduce((last, { at }) => Math.max(last, at), header.startedAt);
  return { ...header, entries: [...entries].sort((a, b) => a.at - b.at), endsAt };
}

function readHeader(raw: unknown): RecordingHeader {
  if (typeof raw === 'object' && raw !== null && 'format' in raw && raw.format !== FORMAT) {
    const isNewer = typeof raw.format === 'string' && ANY_FORMAT.test(raw.format);
    const hint = isNewer ? '; it was recorded by another version of the project' : '';
    throw new DecodeError(`expected the format "${FORMAT}", got ${JSON.stringify(raw.format)}${hint}`);
  }
  return decode(headerSchema, raw);
}

const readEntry = (raw: unknown): RecordedEntry => decode(entrySchema, raw);

function readLine<T>(file: string, line: string | undefined, index: number, read: (raw: unknown) => T): T {
  try {
    return read(JSON.parse(line ?? ''));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof DecodeError)) throw error;
    const what = error instanceof SyntaxError ? `expected JSON, got ${error.message}` : error.message;
    throw new VariableError(`REPLAY_FILE: ${file}, line ${index + 1}: ${what}`);
  }
}

function textOf(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > MAX_BYTES) throw new TooLarge();
    const bytes = readFileSync(file);
    return (isGzip(bytes) ? unpack(bytes, MAX_BYTES) : bytes).toString('utf8');
  } catch (error) {
    if (error instanceof TooLarge || errorCode(error) === 'ERR_BUFFER_TOO_LARGE') {
      throw new VariableError(`REPLAY_FILE: expected up to ${MAX_BYTES / 1e6} MB unpacked, got more in ${file}`);
    }
    const reason = errorCode(error) || String(error);
    throw new VariableError(`REPLAY_FILE: expected a file that can be read, got ${file} (${reason})`);
  }
}

class TooLarge extends Error {}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === GZIP[0] && bytes[1] === GZIP[1];
}

/** Takes a last part that was cut for the end. */
function unpack(bytes: Buffer, maxOutputLength: number): Buffer {
  return gunzipSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
}
