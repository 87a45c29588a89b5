import type { Competition } from 'shared-kernel/entities/competition';
import type { Country } from 'shared-kernel/entities/country';
import { compareIds, type Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import { phaseOf } from 'shared-kernel/rules/status';

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

type Picked = Pick<Match, 'competition_id' | 'country_id'>;

/** Whether a match passes both pickers. */
export function passesPicks(match: Picked, { competitions, countries }: BoardPicks): boolean {
  return (
    (competitions === null || competitions.has(match.competition_id)) &&
    (countries === null || countries.has(countryOf(match)))
  );
}

/** A line of a picker. `name` is missing when the answer lacked the record. */
export type PickItem = { id: Id; name: string | undefined; matchCount: number; isHot: boolean };

type Listed = Picked & Pick<Match, 'status_id'>;

/** The competitions of the visible matches, hot ones first, then by name. */
export function competitionItems(matches: Iterable<Listed>, competitions: ReadonlyMap<Id, Competition>): PickItem[] {
  return itemsOf(matches, (match) => match.competition_id, competitions);
}

/** The countries of the visible matches, by name. */
export function countryItems(matches: Iterable<Listed>, countries: ReadonlyMap<Id, Country>): PickItem[] {
  return itemsOf(matches, countryOf, countries);
}

/** The picks to store: `null` when every line is ticked. Ids ticked another day without a line today stay ticked. */
export function picksOf(items: readonly PickItem[], ticked: ReadonlySet<Id>, before: Picks): Picks {
  if (items.every(({ id }) => ticked.has(id))) return null;
  const listed = new Set(items.map(({ id }) => id));
  const unlisted = [...(before ?? [])].filter((id) => !listed.has(id));
  return new Set([...unlisted, ...[...ticked].filter((id) => listed.has(id))]);
}

function countryOf({ country_id }: Picked): Id {
  return country_id ?? NO_COUNTRY;
}

const collator = new Intl.Collator('vi');

function itemsOf(
  matches: Iterable<Listed>,
  idOf: (match: Listed) => Id,
  records: ReadonlyMap<Id, { name: string; is_hot?: boolean }>,
): PickItem[] {
  const counts = new Map<Id, number>();
  for (const match of matches) {
    if (phaseOf(match.status_id) === 'hidden') continue;
    counts.set(idOf(match), (counts.get(idOf(match)) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, matchCount]) => {
      const record = records.get(id);
      return { id, matchCount, name: record?.name, isHot: record?.is_hot ?? false };
    })
    .sort(
      (one, other) =>
        Number(other.isHot) - Number(one.isHot) ||
        collator.compare(one.name ?? '\uffff', other.name ?? '\uffff') ||
        compareIds(one.id, other.id),
    );
}
