import path from 'node:path';
import { readFeedRecording } from '../../recorded/readFeedRecording';

/** The recorded day as a vendor sent it: Croatia – Brazil, four hours later Hà Lan – Argentina. */
export function recordedDay(vendor: 'api-football' | 'thesports') {
  return readFeedRecording(path.join(__dirname, `../../../recordings/2022-12-09-${vendor}.ndjson.gz`));
}

/** The first kick-off comes so many seconds after the beginning of a recording. */
export const LEAD = 600;

/** How both matches ended, in the order of M2. */
export const RESULTS = [
  { home_scores: [0, 0, 0, 2, -1, 1, 4], away_scores: [0, 0, 0, 3, -1, 1, 2] },
  { home_scores: [2, 0, 1, 8, -1, 2, 3], away_scores: [2, 1, 0, 8, -1, 2, 4] },
] as const;
