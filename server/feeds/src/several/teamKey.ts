import type { Names } from './createNames';
import { plainName, plainTeam } from './plainName';
import { namesOf } from './readNames';

/** What feeds call the country of a competition that belongs to none: continents, and the world. */
const AREAS: ReadonlySet<string> = new Set([
  ...['world', 'europe', 'asia', 'africa', 'oceania', 'america', 'americas', 'south america', 'north america'],
  ...['central america', 'north and central america', 'concacaf', 'uefa', 'afc', 'caf', 'ofc', 'conmebol', 'fifa'],
  ...['chau phi', 'chau my', 'bac my', 'trung my', 'bac trung my', 'chau dai duong', 'dong nam a', 'friendlies'],
]);

/** Begins the keys of teams that no country is known of: national teams, and clubs met in cups of continents alone. */
const WIDE = 'world|';

/** An index of the store takes no longer ones; as many characters tell any two teams apart. */
const LONGEST = 200;

/** `isWide`: it is no word on the team's country, and one of a competition of its own country says more. */
export type TeamKey = { key: string; isWide: boolean };

let shipped: Names | undefined;

/**
 * A text that is the same for one team wherever its results come from: its country and its name, as `several` compares
 * them. A national team has one key in all competitions; a club of the same name in another country has another. A
 * continent lends a club the key that the table of names has in one of its countries; the world, where clubs of one name
 * meet, lends none.
 *
 * @param country of the competition, as its source names it; absent where it names none
 */
export function teamKey(country: string | undefined, name: string): TeamKey {
  shipped ??= namesOf(undefined, []).names;
  const place = country === undefined ? 'world' : shipped.country(country);
  const key = shipped.team(place, name);
  if (!AREAS.has(place)) return { key: cut(key), isWide: false };
  if (key === `${place}|${plainTeam(name)}`) return { key: cut(WIDE + nationOf(shipped, name)), isWide: true };
  return { key: cut(place === 'world' ? WIDE + key.slice(key.indexOf('|') + 1) : key), isWide: true };
}

function nationOf({ country }: Names, name: string): string {
  const asCountry = country(name);
  return asCountry === plainName(name) ? plainTeam(name) : asCountry;
}

/** No half of a letter stays, which no store takes. */
function cut(key: string): string {
  return key.length <= LONGEST ? key : [...key].slice(0, LONGEST).join('');
}
