/** A side's figures. */
export type SideScore = {
  /** Goals after 90 minutes. */
  readonly regular: number;
  /** Goals of the first half; -1: unknown. */
  readonly firstHalf: number;
  readonly red: number;
  readonly yellow: number;
  /** -1: no data. */
  readonly corners: number;
  /** The total after extra time, with the 90 minutes; 0: none played. */
  readonly afterExtraTime: number;
  /** Kicks scored in the shoot-out alone. */
  readonly shootout: number;
};

/** As received: an unreadable figure is missing, the others count. */
export type GappySide = { readonly [Name in keyof SideScore]: SideScore[Name] | undefined };

/** What both sides have. */
export type Score = { readonly home: SideScore; readonly away: SideScore };

export function sideBy<T>(figureOf: (name: keyof SideScore) => T): Record<keyof SideScore, T> {
  return {
    regular: figureOf('regular'),
    firstHalf: figureOf('firstHalf'),
    red: figureOf('red'),
    yellow: figureOf('yellow'),
    corners: figureOf('corners'),
    afterExtraTime: figureOf('afterExtraTime'),
    shootout: figureOf('shootout'),
  };
}

/** Nothing was sent. */
export const UNCOUNTED: SideScore = sideBy((name) => (name === 'firstHalf' || name === 'corners' ? -1 : 0));

export const UNCOUNTED_SCORE: Score = { home: UNCOUNTED, away: UNCOUNTED };

/** A missing figure is as it was known. */
export function filledSide(came: GappySide, known: SideScore = UNCOUNTED): SideScore {
  return sideBy((name) => came[name] ?? known[name]);
}
