import type { QuirkMatch } from './quirkMatch';
import { awarded, backwards, goalGone, oddMinutes, shootout } from './quirksOfPlay';
import { closed, doubled, misshapen, noSecondStart, secondYellow, silent } from './quirksOfShape';

const FIRST_ID = 900_000_000;

const MAKERS = [
  ...[noSecondStart, goalGone, shootout, backwards, oddMinutes],
  ...[silent, doubled, misshapen, awarded, closed, secondYellow],
] as const;

/** Matches with what clients of this vendor stumble over. @param kickoff of all of them, in unix seconds */
export function createQuirks(kickoff: number): QuirkMatch[] {
  return MAKERS.map((make, index) => make(FIRST_ID + index + 1, kickoff));
}
