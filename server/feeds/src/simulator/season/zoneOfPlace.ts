import { type WorldCompetition, world } from '../world/world';

/**
 * What a place of a league is good for, in a vendor's words: a second division leads up, Europe's first ones to its cups,
 * and both down. Those of other continents lead nowhere: the site's content says it, as of a feed without zones.
 */
export function zoneOfPlace(competition: WorldCompetition, place: number): string | undefined {
  const { length: teams } = competition.teams;
  if (isSecond(competition)) {
    if (place <= 2) return 'Promotion';
    if (place <= 4) return 'Promotion - Play Offs';
    return place > teams - 2 ? 'Relegation' : undefined;
  }
  if (!isEuropean(competition)) return undefined;
  const isLarge = teams >= 18;
  const champions = isLarge ? 4 : 2;
  if (place <= champions) return 'Promotion - Champions League (League phase: )';
  if (place === champions + 1) return 'Promotion - Europa League (League phase: )';
  if (place === champions + 2) return 'Promotion - Conference League (Qualification: )';
  return place > teams - (isLarge ? 3 : 2) ? 'Relegation' : undefined;
}

function isSecond({ id, country_id }: WorldCompetition): boolean {
  return world.competitions.some((other) => other.country_id === country_id && other.id < id);
}

/** By its id, which never changes. */
function isEuropean({ id }: WorldCompetition): boolean {
  return id > 200 && id < 300;
}
