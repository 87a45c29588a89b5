import type { Competition } from 'shared-kernel/entities/competition';
import { compareIds, type Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import type { CompetitionOrder } from 'shared-kernel/rules/competitionOrder';
import { countryOf, type Pickable, type Picks } from 'shared-kernel/rules/picks';
import { isHidden } from 'shared-kernel/rules/status';

/** A line of a picker. `name` is missing when the answer lacked the record; `teams` are those found by its search. */
export type PickItem = { id: Id; name: string | undefined; matchCount: number; teams: readonly string[] };

type Listed = Pickable & Pick<Match, 'state' | 'home_team_id' | 'away_team_id'>;

type Names = ReadonlyMap<Id, { name: string }>;

type Known = { competitions: ReadonlyMap<Id, Competition>; countries: Names; teams: Names; order: CompetitionOrder };

/** The competitions of the visible matches in the site's order, with the teams that play in them. */
export function competitionItems(matches: Iterable<Listed>, known: Known): PickItem[] {
  const { competitions, countries, teams } = known;
  return itemsOf(matches, (match) => match.competition_id)
    .map(([id, [first, ...others]]) => {
      const record = competitions.get(id);
      const playing = new Set([first, ...others].flatMap((match) => [match.home_team_id, match.away_team_id]));
      return {
        id,
        name: record?.name,
        isHot: record?.is_hot ?? false,
        matchCount: others.length + 1,
        country: countries.get(countryOf(first))?.name,
        teams: [...playing].flatMap((team) => teams.get(team)?.name ?? []),
      };
    })
    .sort(known.order)
    .map(({ isHot: _, country: __, ...item }) => item);
}

/** The countries of the visible matches, by name. */
export function countryItems(matches: Iterable<Listed>, countries: Names): PickItem[] {
  return itemsOf(matches, countryOf)
    .map(([id, all]) => ({ id, name: countries.get(id)?.name, matchCount: all.length, teams: [] }))
    .sort(
      (one, other) => collator.compare(one.name ?? '\uffff', other.name ?? '\uffff') || compareIds(one.id, other.id),
    );
}

/** The picks to store: `null` when every line is ticked. Ids ticked another day without a line today stay ticked. */
export function picksOf(items: readonly PickItem[], ticked: ReadonlySet<Id>, before: Picks): Picks {
  if (items.every(({ id }) => ticked.has(id))) return null;
  const listed = new Set(items.map(({ id }) => id));
  const unlisted = [...(before ?? [])].filter((id) => !listed.has(id));
  return new Set([...unlisted, ...[...ticked].filter((id) => listed.has(id))]);
}

const collator = new Intl.Collator('vi');

type Some = [Listed, ...Listed[]];

/** The visible matches of each line. */
function itemsOf(matches: Iterable<Listed>, idOf: (match: Listed) => Id): [Id, Some][] {
  const lines = new Map<Id, Some>();
  for (const match of matches) {
    if (isHidden(match.state)) continue;
    const line = lines.get(idOf(match));
    if (line) line.push(match);
    else lines.set(idOf(match), [match]);
  }
  return [...lines];
}
