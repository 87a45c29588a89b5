import { plainName } from 'feeds/several/plainName';
import type { Criterion } from 'shared-kernel/entities/seasonTables';
import { GOALS, type TieRule } from '../season/tieRules';

const MEETINGS: readonly Criterion[] = ['mutual_points', 'mutual_difference', 'mutual_goals'];

/**
 * FIFA until 2022: matches between the teams count once, and after all matches (espn.com, "2022 World Cup group tiebreakers";
 * sportstar.thehindu.com, 26 November 2022). Then lots.
 */
const FIFA_BEFORE: TieRule = {
  criteria: [...GOALS, ...MEETINGS, 'fair_play'],
  meetings: 'oneLeg',
  untilThen: 'skipped',
  startsAgain: 'never',
};

/**
 * FIFA from 2026: the matches between the teams first, and once more between those whom they leave equal (worldcupmatchday.com,
 * "Group Stage Tiebreakers Explained"; manifold.markets, "Which teams will win their group"). Then FIFA's ranking.
 */
const FIFA: TieRule = {
  criteria: [...MEETINGS, ...GOALS, 'fair_play'],
  meetings: 'oneLeg',
  untilThen: 'skipped',
  startsAgain: 'afterMeetings',
};

/**
 * European Championship (sportingnews.com, 19 June 2024, "Euro 2024 group tiebreak rules") and Asian Cup (kqbd.mobi, "Bảng xếp hạng
 * các đội hạng 3 tại Asian Cup 2023"). Two teams that meet in their last match shoot penalties then, which no feed tells apart: so
 * cards, which come after them, do not count.
 */
const ONE_LEG: TieRule = {
  criteria: [...MEETINGS, ...GOALS],
  meetings: 'oneLeg',
  untilThen: 'skipped',
  startsAgain: 'afterMeetings',
};

/**
 * UEFA's groups of home and away matches: Champions League until 2023/24 and the cups beside it (sportface.it, September 2023,
 * "Regolamento gironi Champions League 2023/2024"), Nations League (goal.com, 13 November 2024, "tie-breakers explained"). Then cards
 * and a coefficient or list.
 */
const TWO_LEGS: TieRule = {
  criteria: [...MEETINGS, ...GOALS, 'away_goals', 'wins', 'away_wins'],
  meetings: 'bothLegs',
  untilThen: 'skipped',
  startsAgain: 'afterMeetings',
};

/**
 * The whole names of cups, as feeds and Vietnamese papers write them: "Cúp châu Á U23" and "Cúp C1" of Asia are other cups. Feeds
 * name the world as the country of all of them, or the continent, or nothing.
 */
const TWO_LEG_CUPS = plainNames(
  ...['UEFA Champions League', 'UEFA Europa League', 'UEFA Conference League', 'UEFA Nations League'],
  ...['Cúp C1 châu Âu', 'Cúp C2 châu Âu', 'Cúp C3 châu Âu'],
);
const ONE_LEG_CUPS = plainNames(
  ...['European Championship', 'Euro', 'Vô địch châu Âu', 'Giải vô địch bóng đá châu Âu'],
  ...['Asian Cup', 'AFC Asian Cup'],
  ...['Cúp châu Á', 'Cúp bóng đá châu Á', 'Vô địch châu Á', 'Giải vô địch bóng đá châu Á'],
);
const WORLD_CUPS = plainNames(
  ...['FIFA World Cup', 'World Cup', 'Cúp thế giới', 'Vô địch thế giới', 'Giải vô địch bóng đá thế giới'],
);

/** In unix seconds: the World Cup of 2026 was the first one with the new rule. */
const NEW_AT_FIFA = Date.UTC(2026, 0, 1) / 1000;

const AREAS: ReadonlySet<string> = new Set(['world', 'europe', 'asia']);

/**
 * How teams of a group with equal points are placed; nothing for a cup whose rule is not known here.
 *
 * @param key of the competition, as `feeds/several` names it; recordings name the year too
 * @param kickOff of the season's first match, in unix seconds
 */
export function groupRuleOf(key: string, kickOff: number): TieRule | undefined {
  const [area = '', named = ''] = key.split('|');
  if (!AREAS.has(area)) return undefined;
  const name = named.replace(/ (19|20)\d\d$/, '');
  if (WORLD_CUPS.has(name)) return kickOff < NEW_AT_FIFA ? FIFA_BEFORE : FIFA;
  if (TWO_LEG_CUPS.has(name)) return TWO_LEGS;
  return ONE_LEG_CUPS.has(name) ? ONE_LEG : undefined;
}

/** As a key has them: without capitals and diacritics. */
function plainNames(...names: string[]): ReadonlySet<string> {
  return new Set(names.map(plainName));
}
