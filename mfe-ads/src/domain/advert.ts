import { isOn, type Period } from 'shared-kernel/rules/period';

/** A picture of the content folder, with the size it is shown at in CSS pixels. */
export type Picture = { file: string; width: number; height: number };

/** An advert of the content folder. Reports count by its `id`. */
export type Advert = Period & {
  id: string;
  /** What the picture says. */
  alt: string;
  link: string;
  picture: Picture;
  betting?: boolean | undefined;
};

type Conditions = {
  /** Unix seconds. */
  now: number;
  /** Off: no betting advert is shown, wherever it stands. */
  isBettingOn: boolean;
};

/** Those that may be shown now, in their order. */
export function running<T extends Period & { betting?: boolean | undefined }>(
  adverts: readonly T[],
  { now, isBettingOn }: Conditions,
): T[] {
  return adverts.filter((advert) => isOn(advert, now) && (isBettingOn || !advert.betting));
}
