import { isOn, type Period } from 'shared-kernel/rules/period';

/** A bookmaker's offer, see `content/bookmakers.json`. */
export type Offer = Period & {
  /** Identifies the offer in reports. */
  id: string;
  brand: string;
  /** The offer in one figure: `38%`. */
  bonus: string;
  title: string;
  terms: string;
  action: string;
  link: string;
};

/** The row of a free rank. */
export type Vacancy = {
  title: string;
  points: readonly string[];
  action: string;
  link: string;
  badge: string;
  stars: number;
};

export type RankedRow = { kind: 'offer'; rank: number; offer: Offer } | { kind: 'vacancy'; rank: number };

export const RANKS = 10;

/**
 * Always ten rows: the running offers in their order, then free ranks. Offers beyond ten are left out.
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
