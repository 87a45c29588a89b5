import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';

/** What the odds page shows prices of: the match, its first half, or its corners. */
export type OddsChoice = 'full' | MarketGroup;

/** The query parameter with the choice, and its values; the match itself has none. */
export const ODDS_PARAMETER = 'keo';
const VALUES = { half: 'hiep-1', corners: 'phat-goc' } as const satisfies Record<MarketGroup, string>;

export const ODDS_CHOICES: readonly OddsChoice[] = ['full', 'half', 'corners'];

export function toOddsChoice(text: string | null | undefined): OddsChoice {
  return ODDS_CHOICES.find((choice) => choice !== 'full' && VALUES[choice] === text) ?? 'full';
}

/** The value in the address; none for the match itself. */
export function oddsValue(choice: OddsChoice): string | undefined {
  return choice === 'full' ? undefined : VALUES[choice];
}
