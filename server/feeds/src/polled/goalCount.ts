import { numberThat, optional } from 'shared-kernel/decode/fields';
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
