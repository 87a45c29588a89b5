import type { Id } from '../entities/id';
import type { Match } from '../entities/match';

/** Ids ticked in a picker; `null` means everything, including later arrivals. */
export type Picks = ReadonlySet<Id> | null;

export type BoardPicks = { competitions: Picks; countries: Picks };

export const NO_PICKS: BoardPicks = { competitions: null, countries: null };

/** Whether a picker hides something. */
export function isPicked({ competitions, countries }: BoardPicks): boolean {
  return competitions !== null || countries !== null;
}

/** The picker's line for matches without a country: no id is the number 0. */
export const NO_COUNTRY = 0;

/** What of a match the pickers look at. */
export type Pickable = Pick<Match, 'competition_id' | 'country_id'>;

/** Whether a match passes both pickers. */
export function passesPicks(match: Pickable, { competitions, countries }: BoardPicks): boolean {
  return (
    (competitions === null || competitions.has(match.competition_id)) &&
    (countries === null || countries.has(countryOf(match)))
  );
}

export function countryOf({ country_id }: Pickable): Id {
  return country_id ?? NO_COUNTRY;
}
