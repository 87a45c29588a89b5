import { numberThat, optional, text } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import type { Pair } from 'shared-kernel/rules/score';
import * as v from 'valibot';

/** The goals or kicks of a side. Vendors write -1 where they know none. */
export const goalCount = numberThat('goals, 0 or more', (value) => Number.isSafeInteger(value) && value >= 0);

/** A score after some stage: both sides, or nothing. A stage that was not played has nulls, and one may be only half filled. */
export const goalsOfStage = (name: string) =>
  secondary<Pair | undefined>(
    name,
    v.pipe(
      v.object({ home: optional(goalCount), away: optional(goalCount) }),
      v.transform(({ home, away }) => (home === undefined || away === undefined ? undefined : { home, away })),
    ),
    undefined,
  );

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

/** A vendor's own word, such as a status, in capitals: what it documents as `CANC` it may send as `Canc`. */
export const vendorCode = v.pipe(
  text,
  v.transform((said) => said.trim().toUpperCase()),
);
