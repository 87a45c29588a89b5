import { isOn, type Period } from 'shared-kernel/rules/period';

/** What a bookmaker promises, as the ad team writes it in `content/bookmakers.json`. */
export type Offer = Period & {
  /** Reports count by it. */
  id: string;
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

/**
 * Ten rows, whatever the team has sold: the offers that run now in their order, then free ranks. What goes beyond ten is left out.
 *
 * @param now unix seconds
 */
export function rankedRows(offers: readonly Offer[], now: number): RankedRow[] {
  const running = offers.filter((offer) => isOn(offer, now));
  return Array.from({ length: RANKS }, (_, index) => {
    const offer = running[index];
    const rank = index + 1;
    return offer ? { kind: 'offer', rank, offer } : { kind: 'vacancy', rank };
  });
}
