/** What a bookmaker promises, as the ad team writes it in `content/bookmakers.json`. */
export type Offer = {
  brand: string;
  /** The offer in one figure: `38%`. */
  bonus: string;
  title: string;
  terms: string;
  action: string;
  link: string;
};

/** What stands at a rank that nobody has taken. */
export type Vacancy = {
  title: string;
  points: readonly string[];
  action: string;
  link: string;
  badge: string;
  stars: number;
};

export type RankedRow = { kind: 'offer'; rank: number; offer: Offer } | { kind: 'vacancy'; rank: number };

/** Section 9 of the specification. */
export const RANKS = 10;

/** Ten rows, whatever the team has sold: offers in their order, then free ranks. What goes beyond ten is left out. */
export function rankedRows(offers: readonly Offer[]): RankedRow[] {
  return Array.from({ length: RANKS }, (_, index) => {
    const offer = offers[index];
    const rank = index + 1;
    return offer ? { kind: 'offer', rank, offer } : { kind: 'vacancy', rank };
  });
}
