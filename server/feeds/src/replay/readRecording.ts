import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { VariableError } from 'server-shared/config/environment';
import { errorCode } from 'server-shared/files/errorCode';
import { DecodeError, type Report } from 'shared-kernel/decode/decode';
import { parseMeant } from '../polled/meantText';
import { completeGoals, RecordingError } from './completeGoals';
import { decodeOwnFormat } from './formats/ownFormat';
import { decodeSeason, type Flaw } from './formats/seasonFormat';
import { decodeWorldCupFormat } from './formats/worldCupFormat';
import type { RecordedMatch, Recording } from './recording';
import { withinPeriods } from './withinPeriods';

/** A recording, and a short hash of its file, which identifies it. */
export type NamedRecording = { recording: Recording; hash: string };

/**
 * Reads the file of `REPLAY_FILE`.
 *
 * @param report receives matches and fields that are left out
 * @throws VariableError in one line: the file is missing, is no JSON, or contains no football we can read
 */
export function readRecordingFile(file: string, report: Report): NamedRecording {
  const text = readText(file);
  const say: Report = ({ message }) => report(new Error(`${file}: ${message}`));
  try {
    return { recording: decodeRecording(parseMeant(text, say), say), hash: hashOf(text) };
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new VariableError(`REPLAY_FILE: expected a file of JSON, got ${file}: ${error.message}`);
    if (!(error instanceof DecodeError || error instanceof RecordingError)) throw error;
    throw new VariableError(`REPLAY_FILE: expected a recording, got ${file}: ${error.message}`);
  }
}

/** @throws DecodeError or RecordingError when it is no recording, or contradicts itself */
export function decodeRecording(raw: unknown, report: Report): Recording {
  const recording = decoderFor(raw)(raw, report);
  return { ...recording, matches: recording.matches.map(complete) };
}

function complete(match: RecordedMatch, index: number): RecordedMatch {
  if (match.kind !== 'played') return match;
  try {
    return completeGoals(withinPeriods(match));
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    throw new RecordingError(`At matches.${index} (${match.home} – ${match.away}): ${error.message}`);
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Each format has a field of its own that identifies it. */
function decoderFor(raw: unknown): (raw: unknown, report: Report) => Recording {
  if (isObject(raw) && 'format' in raw) return decodeOwnFormat;
  const matches: unknown[] = isObject(raw) && Array.isArray(raw.matches) ? raw.matches : [];
  const have = (field: string) => matches.some((match) => isObject(match) && field in match);
  if (have('team1')) return decodeSeasonFormat;
  if (have('ft90')) return decodeWorldCupFormat;
  throw new DecodeError(
    'expected a recording, a World Cup or a season with matches (see docs/feeds.md), got none of them',
  );
}

function decodeSeasonFormat(raw: unknown, report: Report): Recording {
  const onFlaw = ({ place, reason }: Flaw) => report(new DecodeError(`At ${place}: ${reason}`));
  const { name, country, fixtures } = decodeSeason(raw, undefined, onFlaw);
  return {
    competition: { name, short_name: initials(name), primary_color: '#37474f', country, is_hot: false },
    matches: fixtures.map(({ match }) => match),
  };
}

/** `English Premier League 2025/26` is `EPL`. */
function initials(name: string): string {
  return [...name.matchAll(/(?<!\S)\p{L}/gu)].join('').toUpperCase().slice(0, 6);
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
