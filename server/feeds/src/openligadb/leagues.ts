import type { FeedCompetition, FeedCountry } from '../feedRecords';

/** A league to follow: its short name at the site, and the year its season began; absent for the current season. */
export type LeagueChoice = { shortcut: string; season: number | undefined };

export const DEFAULT_LEAGUES: readonly LeagueChoice[] = ['bl1', 'bl2', 'bl3', 'dfb'].map((shortcut) => ({
  shortcut,
  season: undefined,
}));

const GERMANY: FeedCountry = { id: 1, name: 'Đức' };
const INTERNATIONAL: FeedCountry = { id: 2, name: 'Quốc tế' };
export const COUNTRIES: readonly FeedCountry[] = [GERMANY, INTERNATIONAL];

type League = Pick<FeedCompetition, 'name' | 'short_name' | 'is_hot'>;

const GERMAN: ReadonlyMap<string, League> = new Map([
  ['bl1', { name: 'Bundesliga', short_name: 'BUN', is_hot: true }],
  ['bl2', { name: '2. Bundesliga', short_name: 'BUN 2', is_hot: false }],
  ['bl3', { name: '3. Liga', short_name: '3. LIGA', is_hot: false }],
  ['dfb', { name: 'Cúp Quốc gia Đức', short_name: 'DFB', is_hot: false }],
]);

/** A league on the board. An unknown one keeps the site's name. */
export function competitionOf(
  shortcut: string,
  id: number,
  leagueName: string,
): FeedCompetition & { country_id: number } {
  const known = GERMAN.get(shortcut);
  const league = known ?? {
    name: leagueName || shortcut,
    short_name: shortcut.toUpperCase().slice(0, 6),
    is_hot: false,
  };
  const country_id = (known ? GERMANY : INTERNATIONAL).id;
  return { ...league, id, primary_color: '#37474f', logo: undefined, country_id };
}

const JULY = 6;

/** The year in which the current season began: German seasons begin in July or August. */
export function seasonAt(now: number): number {
  const date = new Date(now * 1000);
  return date.getUTCFullYear() - (date.getUTCMonth() < JULY ? 1 : 0);
}
