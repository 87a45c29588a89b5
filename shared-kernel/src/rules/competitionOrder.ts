import { compareIds, type Id } from '../entities/id';
import { plain } from './plainText';

/** A competition with what its place depends on; records may be missing. */
export type Placed = { id: Id; name: string | undefined; country: string | undefined; isHot: boolean };

export type CompetitionOrder = (one: Placed, other: Placed) => number;

/**
 * What visitors from Viet Nam look for first, where the site has no list of its own. By name, because each feed has its
 * own ids; in every spelling that our feeds use. `of`: other countries have a league of that name, so one whose country
 * is known must be of these.
 */
const DEFAULT: readonly { names: readonly string[]; of?: readonly string[] }[] = [
  { names: ['v league', 'v league 1'] },
  { names: ['ngoai hang anh'] },
  { names: ['premier league'], of: ['anh', 'england'] },
  { names: ['champions league', 'uefa champions league', 'cup c1 chau au'] },
  { names: ['europa league', 'uefa europa league', 'cup c2 chau au'] },
  { names: ['conference league', 'uefa conference league', 'cup c3 chau au'] },
  { names: ['la liga'] },
  { names: ['primera division'], of: ['tay ban nha', 'spain'] },
  { names: ['serie a'], of: ['y', 'italia', 'italy'] },
  { names: ['bundesliga'], of: ['duc', 'germany'] },
  { names: ['ligue 1'], of: ['phap', 'france'] },
];

const PLACES = new Map(DEFAULT.flatMap(({ names, of }, place) => names.map((name) => [name, { place, of }] as const)));

const collator = new Intl.Collator('vi');

/**
 * The order of competitions in lists, hot ones first, then as the site lists them, then by country and name (M21). It is
 * total.
 *
 * @param listed the site's own list; when it is empty, the default holds
 */
export function competitionOrder(listed: readonly Id[]): CompetitionOrder {
  const placeOf = listed.length > 0 ? placesById(listed) : placesByName();
  return (one, other) =>
    Number(other.isHot) - Number(one.isHot) ||
    placeOf(one) - placeOf(other) ||
    collator.compare(one.country ?? LAST, other.country ?? LAST) ||
    collator.compare(one.name ?? LAST, other.name ?? LAST) ||
    compareIds(one.id, other.id);
}

/** Sorts behind every name. */
const LAST = '\uffff';

function placesById(listed: readonly Id[]): (placed: Placed) => number {
  const places = new Map(listed.map((id, place) => [id, place]));
  return ({ id }) => places.get(id) ?? listed.length;
}

/** Each name is read once: a board is sorted often. */
function placesByName(): (placed: Placed) => number {
  const known = new Map<string, number>();
  return ({ name = '', country = '' }) => {
    const key = `${name}\n${country}`;
    const place = known.get(key) ?? defaultPlace(words(name), words(country));
    known.set(key, place);
    return place;
  };
}

function defaultPlace(name: string, country: string): number {
  const found = PLACES.get(name);
  const isOther = found?.of !== undefined && country !== '' && !found.of.includes(country);
  return found && !isOther ? found.place : DEFAULT.length;
}

/** `V.League 1` and `V-League 1` alike. */
function words(name: string): string {
  return plain(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
