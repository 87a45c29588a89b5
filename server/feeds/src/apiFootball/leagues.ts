/**
 * Leagues that are followed unless `API_FOOTBALL_LEAGUES` names others, by the vendor's id
 * (https://www.api-football.com/documentation-v3#tag/Leagues lists all).
 *
 * What Vietnam plays in comes first, then what it watches most. Each further league costs requests of a small plan: its
 * matches lengthen the hours in which something is live.
 */
export const DEFAULT_LEAGUES: readonly number[] = [
  // Vietnam: V.League 1, the cup, V.League 2.
  340, 341, 637,
  // South-East Asia and Asia: AFF Championship, Asian Cup, AFC Champions League, World Cup qualifiers of Asia.
  24, 7, 17, 30,
  // The World Cup, the European Championship, the clubs' cups of Europe.
  1, 4, 2, 3, 848,
  // England, Spain, Italy, Germany, France; the FA Cup and the League Cup.
  39, 140, 135, 78, 61, 45, 48,
];

/** Competitions at the top of the board. */
export const HOT: ReadonlySet<number> = new Set([340, 24, 7, 1, 4, 2, 39, 140, 135, 78, 61]);

/**
 * Bet365, the vendor's 8: of its bookmakers one of those with prices of the most leagues, and with all three markets
 * that we show (https://www.api-football.com/documentation-v3#tag/Odds-(Pre-Match) lists them).
 */
export const DEFAULT_BOOKMAKER = 8;
