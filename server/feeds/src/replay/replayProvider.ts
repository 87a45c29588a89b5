import { VariableError } from 'server-shared/config/environment';
import type { Report } from 'shared-kernel/decode/decode';
import shipped from '../../recordings/2022-12-09-world-cup.json';
import type { FeedConfig } from '../feedConfig';
import type { FeedProvider } from '../provider';
import { type PlayerOptions, play } from '../timeline/player';
import { matchDays, onDay } from './matchDays';
import { decodeRecording, hashOf, type NamedRecording, readRecordingFile } from './readRecording';
import { replayProgramme } from './replayProgramme';

/**
 * Replays recorded football from the start of each run.
 *
 * @throws VariableError when the file cannot be used, or has no match on the requested day
 */
export function replayProvider(
  { file, day, speed }: Extract<FeedConfig, { kind: 'replay' }>,
  edge: Pick<PlayerOptions, 'clock' | 'report'>,
): FeedProvider {
  const { recording: whole, hash } =
    file === undefined ? shippedRecording(edge.report) : readRecordingFile(file, edge.report);
  const recording = onDay(whole, day);
  if (recording.matches.length === 0) {
    const days = matchDays(whole).join(', ') || 'none: it holds no match';
    throw new VariableError(`REPLAY_DAY: expected a day of the file (${days}), got ${JSON.stringify(day ?? '')}`);
  }
  return {
    key: `replay:${hash}:${day ?? 'all'}`,
    start: ({ startedAt }, emit) =>
      play({ ...edge, emit, programme: replayProgramme({ recording, speed, startedAt }) }),
  };
}

function shippedRecording(report: Report): NamedRecording {
  return { recording: decodeRecording(shipped, report), hash: hashOf(JSON.stringify(shipped)) };
}
