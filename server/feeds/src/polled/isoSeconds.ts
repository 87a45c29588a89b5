import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** Reads ISO 8601 with a zone as unix seconds. */
export const isoSeconds = v.pipe(
  text,
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const seconds = Math.floor(Date.parse(dataset.value) / 1000);
    if (seconds >= 0) return seconds;
    addIssue({ message: 'a time such as 2025-08-22T18:30:00Z' });
    return NEVER;
  }),
);
