import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { VariableError } from 'server-shared/config/environment';
import { errorCode } from 'server-shared/files/errorCode';
import { DecodeError } from 'shared-kernel/decode/decode';
import { completeGoals, RecordingError } from './completeGoals';
import { decodeOwnFormat } from './formats/ownFormat';
import { decodeSeasonFormat } from './formats/seasonFormat';
import { decodeWorldCupFormat } from './formats/worldCupFormat';
import type { Recording } from './recording';
import { withinPeriods } from './withinPeriods';

/** A recording, and a short hash of its file, which identifies it. */
export type NamedRecording = { recording: Recording; hash: string };

/**
 * Reads the file of `REPLAY_FILE`.
 *
 * @throws VariableError in one line: the file is missing, is no JSON, or contains no football we can read
 */
export function readRecordingFile(file: string): NamedRecording {
  const text = readText(file);
  try {
    return { recording: decodeRecording(JSON.parse(text)), hash: hashOf(text) };
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new VariableError(`REPLAY_FILE: expected a file of JSON, got ${file}: ${error.message}`);
    if (!(error instanceof DecodeError || error instanceof RecordingError)) throw error;
    throw new VariableError(`REPLAY_FILE: expected a recording, got ${file}: ${error.message}`);
  }
}

/** @throws DecodeError or RecordingError when it is no recording, or contradicts itself */
export function decodeRecording(raw: unknown): Recording {
  const recording = decoderFor(raw)(raw);
  const matches = recording.matches.map((match, index) =>
    match.kind === 'played' ? completeGoals(withinPeriods(match), `matches.${index}`) : match,
  );
  return { ...recording, matches };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Each format has a field of its own that identifies it. */
function decoderFor(raw: unknown): (raw: unknown) => Recording {
  if (isObject(raw) && 'format' in raw) return decodeOwnFormat;
  const first = isObject(raw) && Array.isArray(raw.matches) ? raw.matches[0] : undefined;
  if (isObject(first) && 'team1' in first) return decodeSeasonFormat;
  if (isObject(first) && 'ft90' in first) return decodeWorldCupFormat;
  throw new DecodeError(
    'expected a recording, a World Cup or a season with matches (see docs/feeds.md), got none of them',
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = errorCode(error) || String(error);
    throw new VariableError(`REPLAY_FILE: expected a file that can be read, got ${file} (${reason})`);
  }
}
