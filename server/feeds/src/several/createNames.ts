import type { FeedTable } from './feedTable';
import { plainName, plainTeam } from './plainName';
import { remembered } from './remembered';

/** A competition under the name that all feeds share. `country` is the plain name of its country or area. */
export type NamedCompetition = { key: string; name: string; country: string; feeds: readonly string[] };

/** Which names mean the same. All keys are texts to compare, and never shown. */
export type Names = {
  country(name: string): string;
  /** @param country as a feed names it, if it does */
  competition(country: string | undefined, name: string): NamedCompetition;
  /** @param country the competition's */
  team(country: string, name: string): string;
};

/** Two entries of the tables contradict each other. */
export class FeedTableError extends Error {
  override readonly name = 'FeedTableError';
}

/** The country of a competition whose feed does not name it: it may be of any. */
const WORLD = 'world';

/**
 * The names of several tables as one. An entry extends an earlier one with which it shares a name.
 *
 * @param tables the one that ships first, so that an operator's entries change no id
 * @throws FeedTableError for an entry that makes two of one
 */
export function createNames(tables: readonly FeedTable[]): Names {
  const countries = new Map<string, string>();
  const areas = new Map<string, Set<string>>();
  const competitions = new Map<string, NamedCompetition>();
  const teams = new Map<string, string>();
  const countryOf = (name: string) => countries.get(plainName(name)) ?? plainName(name);

  for (const table of tables) {
    for (const [index, { name, also, within }] of table.countries.entries()) {
      const key = join(countries, [name, ...also].map(plainName), `countries.${index}`);
      areas.set(key, new Set([...(areas.get(key) ?? []), ...within.map(plainName)]));
    }
  }
  for (const table of tables) {
    const keys = new Map([...competitions].map(([name, { key }]) => [name, key]));
    for (const [index, { name, also, country, feeds }] of table.competitions.entries()) {
      const own = countryOf(country);
      const known = [name, ...also].map((one) => `${own}|${plainName(one)}`);
      const key = join(keys, known, `competitions.${index}`);
      const order = feeds.length > 0 ? feeds : (competitions.get(key)?.feeds ?? []);
      for (const [one, joined] of keys) {
        if (joined === key)
          competitions.set(one, { key, name: competitions.get(key)?.name ?? name, country: own, feeds: order });
      }
    }
    for (const [index, { name, also, country }] of table.teams.entries()) {
      const own = countryOf(country);
      join(
        teams,
        [name, ...also].map((one) => `${own}|${plainTeam(one)}`),
        `teams.${index}`,
      );
    }
  }

  /** The one competition of that name, whatever its country. */
  function anywhere(name: string): NamedCompetition | undefined {
    const found = [...competitions].filter(([known]) => known.endsWith(`|${name}`)).map(([, one]) => one);
    return new Set(found.map(({ key }) => key)).size === 1 ? found[0] : undefined;
  }

  /** @param place a country and a plain name. A competition of an area has the teams of its countries. */
  const teamOf = remembered((place) => {
    const [country = '', plain = ''] = place.split('|');
    const own = teams.get(place);
    if (own !== undefined) return own;
    const from = [...areas].filter(([, within]) => within.has(country)).map(([one]) => teams.get(`${one}|${plain}`));
    const [only, ...more] = new Set(from.filter((one) => one !== undefined));
    return only !== undefined && more.length === 0 ? only : place;
  });

  return {
    country: countryOf,
    competition(country, name) {
      const own = country === undefined ? WORLD : countryOf(country);
      const plain = plainName(name);
      const known = competitions.get(`${own}|${plain}`) ?? (own === WORLD ? anywhere(plain) : undefined);
      return known ?? { key: `${own}|${plain}`, name, country: own, feeds: [] };
    },
    team: (country, name) => teamOf(`${country}|${plainTeam(name)}`),
  };
}

/** Gives all names one key: that of a name that is known already, else the first name. */
function join(keys: Map<string, string>, names: readonly string[], at: string): string {
  const known = new Set(names.flatMap((name) => keys.get(name) ?? []));
  if (known.size > 1) {
    const both = [...known].join('" and "');
    throw new FeedTableError(`At ${at}: expected names of one record, got names of "${both}"`);
  }
  const [key = names[0] ?? ''] = known;
  for (const name of names) keys.set(name, key);
  return key;
}
