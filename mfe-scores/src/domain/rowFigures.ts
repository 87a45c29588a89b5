import type { Match } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import {
  corners,
  halfTimeScore,
  mainScore,
  type Pair,
  redCards,
  shootoutScore,
  yellowCards,
} from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';

export type Cards = { red: number; yellow: number };

/** The figures of a row; missing ones are `undefined` or 0. */
export type RowFigures = {
  score?: Pair;
  shootout?: Pair | undefined;
  halfTime?: Pair | undefined;
  corners?: Pair | undefined;
  homeCards: Cards;
  awayCards: Cards;
  homeRank: number | undefined;
  awayRank: number | undefined;
};

const NO_CARDS: Cards = { red: 0, yellow: 0 };

/**
 * The figures of a match that the visitor's settings allow: red cards always (S16), yellow ones and league ranks if
 * switched on. A match whose status shows no score shows no other figure of play either (M1).
 */
export function rowFigures(
  match: Match,
  settings: Pick<UserSettings, 'show_yellow_card' | 'show_team_position'>,
): RowFigures {
  const ranks = {
    homeRank: settings.show_team_position ? match.home_position : undefined,
    awayRank: settings.show_team_position ? match.away_position : undefined,
  };
  if (!isScoreShown(match.state)) return { homeCards: NO_CARDS, awayCards: NO_CARDS, ...ranks };
  const red = redCards(match);
  const yellow = settings.show_yellow_card ? yellowCards(match) : { home: 0, away: 0 };
  return {
    score: mainScore(match),
    shootout: shootoutScore(match),
    halfTime: halfTimeScore(match),
    corners: corners(match),
    homeCards: { red: red.home, yellow: yellow.home },
    awayCards: { red: red.away, yellow: yellow.away },
    ...ranks,
  };
}
