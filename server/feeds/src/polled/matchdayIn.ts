import { plainWords } from './stageIn';

/**
 * Ways in which vendors call the matchday of a league whose table counts all of them. Other phases, such as
 * `Championship Round - 2`, begin again at 1: their number would say something else.
 */
const OF_LEAGUE =
  /^(?:regular season|apertura|clausura|(?:1st|2nd) phase|league(?: stage| phase)?) ([1-9]\d?)$|^([1-9]\d?)\. spieltag$/;

/** The matchday that a vendor's words mean, such as `Regular Season - 15` or `7. Spieltag`; nothing for those of a cup. */
export function matchdayIn(words: string | undefined): number | undefined {
  const [, ...numbers] = OF_LEAGUE.exec(plainWords(words)) ?? [];
  const number = numbers.find(Boolean);
  return number === undefined ? undefined : Number(number);
}
