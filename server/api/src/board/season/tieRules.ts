import { type Criterion, USUAL_CRITERIA } from 'shared-kernel/entities/seasonTables';

/** How teams with equal points are placed. Where the last criterion leaves them equal, they share the place. */
export type TieRule = {
  /** In their order. Those of the matches between the teams count those of all teams that are equal until there. */
  criteria: readonly Criterion[];
  /** From when on matches between the teams count: each pair has met, once or at both grounds, or the season is over. */
  meetings: 'oneLeg' | 'bothLegs' | 'wholeSeason';
  /** Until then the criteria after them count, or none does. */
  untilThen: 'skipped' | 'shared';
  /**
   * When teams that are still equal, while another one is placed, begin anew with the matches between them alone: at once, or when the criteria of
   * these matches are through.
   */
  startsAgain: 'never' | 'atOnce' | 'afterMeetings';
};

/** The beginning or end of many rules. */
export const GOALS: readonly Criterion[] = ['goal_difference', 'goals_scored'];

/** The rule of competitions whose own is not known here, and of tables of a part of the matches, which have no official one. */
export const USUAL_RULE: TieRule = {
  criteria: USUAL_CRITERIA,
  meetings: 'bothLegs',
  untilThen: 'shared',
  startsAgain: 'never',
};

/** By the names of `feeds/several/names.json`. Fair play, lots and deciding matches are left out: no feed reports them. */
const TIE_RULES: Readonly<Record<string, TieRule>> = {
  // Premier League Handbook, section C, since 2019/20: goal difference and goals; at the end of the season, where a title,
  // relegation or a European place hangs on it, points and then away goals of the matches between them
  // (the-star.co.ke, 17 July 2019).
  'england|premier league': {
    criteria: [...GOALS, 'mutual_points', 'mutual_away_goals'],
    meetings: 'wholeSeason',
    untilThen: 'shared',
    startsAgain: 'never',
  },
  // DFL Spielordnung: before both legs are played the first two alone, then the place is shared
  // (bundesliga.com, "Meisterschaft: Was passiert bei Punktgleichheit?").
  'germany|bundesliga': {
    criteria: [...GOALS, 'mutual_difference', 'mutual_away_goals', 'away_goals'],
    meetings: 'bothLegs',
    untilThen: 'shared',
    startsAgain: 'never',
  },
  // RFEF Reglamento General, art. 201: of two teams the goal difference of both matches, of more their points first, which
  // is the same order for two; who is placed is left out and the others begin anew.
  'spain|la liga': {
    criteria: ['mutual_points', 'mutual_difference', ...GOALS],
    meetings: 'bothLegs',
    untilThen: 'skipped',
    startsAgain: 'atOnce',
  },
  // FIGC, "classifica avulsa" of all teams with those points; for the title and the last place that stays two of them play
  // once more (firenzeviola.it, "Serie A, tutti i criteri in caso di arrivo a pari punti").
  'italy|serie a': {
    criteria: ['mutual_points', 'mutual_difference', ...GOALS],
    meetings: 'bothLegs',
    untilThen: 'skipped',
    startsAgain: 'never',
  },
  // LFP, since 2025/26 without away goals (butsoccers.com, "La LFP annonce un changement de règlement").
  'france|ligue 1': {
    criteria: ['goal_difference', 'mutual_points', 'mutual_difference', 'goals_scored', 'wins', 'away_wins'],
    meetings: 'bothLegs',
    untilThen: 'skipped',
    startsAgain: 'never',
  },
};

/** @param key of the competition, as `feeds/several` names it */
export function tieRuleOf(key: string): TieRule | undefined {
  return TIE_RULES[key];
}
