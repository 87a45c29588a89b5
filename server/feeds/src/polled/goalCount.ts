import { numberThat } from 'shared-kernel/decode/fields';

/** The goals or kicks of a side. Vendors write -1 where they know none. */
export const goalCount = numberThat('goals, 0 or more', (value) => Number.isSafeInteger(value) && value >= 0);
