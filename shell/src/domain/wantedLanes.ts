import { LANES, type Lane } from 'shared-kernel/protocol/lanes';

/** What the page asks of the hub. */
export type WantedLanes = { readonly lanes: readonly Lane[]; readonly isQuiet: boolean };

export type PageUse = {
  /** The tab has been hidden for a while. */
  readonly isAsleep: boolean;
  /** Matches are on screen. */
  readonly areMatchesShown: boolean;
  /** The visitor saves data. */
  readonly isSaving: boolean;
  /** Prices or statistics are what the visitor looks at. */
  readonly arePricesShown: boolean;
};

/** Football always, for the notices; prices while somebody may look at them. */
export function wantedLanes({ isAsleep, areMatchesShown, isSaving, arePricesShown }: PageUse): WantedLanes {
  const arePricesWanted = areMatchesShown && !isAsleep && (!isSaving || arePricesShown);
  return { lanes: arePricesWanted ? LANES : ['football'], isQuiet: isAsleep };
}

export function isSameWanted(one: WantedLanes, other: WantedLanes): boolean {
  return one.isQuiet === other.isQuiet && one.lanes.join() === other.lanes.join();
}
