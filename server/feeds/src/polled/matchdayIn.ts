import { plainWords } from './stageIn';

/**
 * Ways in which vendors call the matchday of a league. Halves of a season, such as `Apertura - 1`, are months apart, so that no
 * list has both; phases for a part of the teams, such as `Championship Round - 2`, follow at once, and their number would say
 * something else.
 */
const OF_LEAGUE =
  /^(?:regular season|apertura|clausura|(?:1st|2nd) phase|league(?: stage| phase)?) ([1-9]\d?)$|^([1-9]\d?)\. spieltag$/;

/** The matchday that a vendor's words mean, such as `Regular Season - 15` or `7. Spieltag`; nothing for those of a cup. */
export function matchdayIn(words: string | undefined): number | undefined {
  const [, ...numbers] = OF_LEAGUE.exec(plainWords(words)) ?? [];
  const number = numbers.find(Boolean);
  return number === undefined ? undefined : Number(number);
}
