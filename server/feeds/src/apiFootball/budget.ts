/** What requests are spent on, the most wanted first. */
export const PURPOSES = [
  'results',
  'programme',
  'live',
  'live odds',
  'statistics',
  'line-ups',
  'odds',
  'tables',
  'other days',
  'squads',
] as const;

export type Purpose = (typeof PURPOSES)[number];

/** What would be asked for until the reset. */
export type Demand = {
  /** Requests that one round takes. */
  cost: number;
  /** Seconds until the reset during which rounds are wanted. */
  seconds: number;
};

/** A purpose's claim on the plan. */
type Claim = {
  /** Seconds between rounds: no faster than the vendor renews it, no slower than is worth a request. */
  best: number;
  worst: number;
  /** The most that it may take of what those before it left over. */
  share: number;
  /** It may use the reserve. */
  isVital?: boolean;
};

/**
 * A night's spending. Knowing which matches there are and how they ended takes a quarter at most; all else goes to live
 * matches until they are as fast as the vendor renews them (15 s); only what is left over then goes further. So 100
 * requests on a night of three hours bring live scores about every two and a half minutes, and nothing else; 7,500 bring
 * all of it.
 */
const CLAIMS: Readonly<Record<Purpose, Claim>> = {
  results: { best: 60, worst: Number.POSITIVE_INFINITY, share: 0.15, isVital: true },
  programme: { best: 1800, worst: Number.POSITIVE_INFINITY, share: 0.1, isVital: true },
  live: { best: 15, worst: Number.POSITIVE_INFINITY, share: 1 },
  'live odds': { best: 15, worst: 120, share: 0.6 },
  statistics: { best: 60, worst: 600, share: 0.6 },
  'line-ups': { best: 300, worst: 1800, share: 0.3 },
  odds: { best: 3 * 3600, worst: 86_400, share: 0.6 },
  tables: { best: 3600, worst: 86_400, share: 0.6 },
  'other days': { best: 6 * 3600, worst: 86_400, share: 1 },
  squads: { best: 60, worst: Number.POSITIVE_INFINITY, share: 0.5 },
};

/** A part of the limit that stays for what nobody foresaw: extra time, a kick-off put off, a result to check. */
const RESERVE = 0.03;

export type Plan = {
  /** Seconds between rounds; endless for what is left out, and for what nobody wants. */
  every(purpose: Purpose): number;
  /** What is wanted and cannot be had. */
  leftOut: readonly Purpose[];
  /** Requests that the plan spends until the reset. */
  spends: number;
};

/**
 * Spreads what is left of a day's requests over the time until the reset. It is made anew before each request, from
 * what the vendor says is left, so it bends with each surprise.
 *
 * @param left requests until the reset
 * @param limit requests of a whole day
 */
export function planRequests(left: number, limit: number, demands: Readonly<Record<Purpose, Demand>>): Plan {
  const paces = new Map<Purpose, number>();
  const leftOut: Purpose[] = [];
  const reserve = Math.min(left, Math.ceil(limit * RESERVE));
  let rest = left;
  for (const purpose of PURPOSES) {
    const { cost, seconds } = demands[purpose];
    if (cost <= 0 || seconds <= 0) continue;
    const claim = CLAIMS[purpose];
    const rounds = affordable(claim, { cost, seconds }, claim.isVital ? rest : Math.max(0, rest - reserve));
    if (rounds === 0) {
      leftOut.push(purpose);
      continue;
    }
    paces.set(purpose, Math.max(claim.best, seconds / rounds));
    rest -= rounds * cost;
  }
  return { every: (purpose) => paces.get(purpose) ?? Number.POSITIVE_INFINITY, leftOut, spends: left - rest };
}

/** Rounds that may be had; none when they would be too few to be worth it. */
function affordable({ best, worst, share, isVital }: Claim, { cost, seconds }: Demand, available: number): number {
  const fair = Math.floor((available * share) / cost);
  // A single round of what nothing works without may take more than its share.
  const rounds = fair === 0 && isVital && available >= cost ? 1 : fair;
  return rounds >= Math.max(1, Math.ceil(seconds / worst)) ? Math.min(rounds, Math.ceil(seconds / best)) : 0;
}
