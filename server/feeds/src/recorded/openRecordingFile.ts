import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { errorCode } from 'server-shared/files/errorCode';
import { MAX_BYTES, type RecordedEntry, type RecordingHeader } from './format';

/** A file that grows line by line. */
export type RecordingFile = {
  /**
   * @returns whether the line is in the file: none is after one that failed
   * @throws RecordingFileError when it cannot be written, or a replay would refuse the file with it; what was written
   * before stays whole
   */
  add(line: RecordingHeader | RecordedEntry): boolean;
  close(): void;
  bytes(): number;
};

/** Writes to an open file. @returns how many bytes it took */
type Append = (descriptor: number, bytes: Buffer, from: number, length: number) => number;

/** A disk, and a replay, as tests have them. */
export type FileLimits = { append?: Append; mostBytes?: number };

export class RecordingFileError extends Error {
  override readonly name = 'RecordingFileError';
}

/**
 * Creates the file; a name that ends in `.gz` compresses it. Each line is written at once, and compressed on its own, so
 * a kill or a full disk costs the line that was being written, and no other.
 *
 * @throws RecordingFileError when it cannot be created: an existing file is never overwritten
 */
export function openRecordingFile(
  file: string,
  { append = writeSync, mostBytes = MAX_BYTES }: FileLimits = {},
): RecordingFile {
  const descriptor = open(file);
  let size = 0;
  let unpacked = 0;
  let isBroken = false;

  function end(reason: string): never {
    isBroken = true;
    ftruncateSync(descriptor, size);
    throw new RecordingFileError(`${file} ends here, whole lines stay: ${reason}`);
  }

  function write(bytes: Buffer): void {
    for (let done = 0; done < bytes.length; ) done += append(descriptor, bytes, done, bytes.length - done);
    size += bytes.length;
  }

  return {
    add(line) {
      if (isBroken) return false;
      const text = Buffer.from(`${JSON.stringify(line)}\n`, 'utf8');
      if (unpacked + text.length > mostBytes) end(`a replay takes up to ${mostBytes / 1e6} MB unpacked`);
      try {
        write(file.endsWith('.gz') ? gzipSync(text) : text);
      } catch (error) {
        end(errorCode(error) === 'ENOSPC' ? 'the disk is full' : errorCode(error) || String(error));
      }
      unpacked += text.length;
      return true;
    },
    close() {
      if (!isBroken) fsyncSync(descriptor);
      closeSync(descriptor);
    },
    bytes: () => size,
  };
}

function open(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    const code = errorCode(error);
    const reason = code === 'EEXIST' ? 'a file that is there already' : code || String(error);
    throw new RecordingFileError(`Expected the name of a new file in a folder that is there, got ${file} (${reason})`);
  }
}
