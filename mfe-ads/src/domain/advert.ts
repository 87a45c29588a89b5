import { isOn, type Period } from 'shared-kernel/rules/period';

/** A picture of the content folder, with the size it is shown at in CSS pixels. */
export type AdvertPicture = { file: string; width: number; height: number };

/** An advert of the content folder. Reports count by its `id`. */
export type Advert = Period & {
  id: string;
  /** What the picture says. */
  alt: string;
  link: string;
  picture: AdvertPicture;
  betting?: boolean | undefined;
};

/** An address of our own ranking of bookmakers, however its host and base path are written. */
const RANKING = /^[^?#]*\/top-nha-cai\/?(?:[?#]|$)/i;

/** Whether something leads to bookmakers: the team says so, or it leads to our ranking of them. */
export function isBetting({ betting, link }: { betting?: boolean | undefined; link: string }): boolean {
  return betting === true || RANKING.test(link);
}

type Conditions = {
  /** Unix seconds. */
  now: number;
  /** Off: no betting advert is shown, wherever it stands. */
  isBettingOn: boolean;
};

/** Those that may be shown now, in their order. */
export function running<T extends Period & { betting?: boolean | undefined; link: string }>(
  adverts: readonly T[],
  { now, isBettingOn }: Conditions,
): T[] {
  return adverts.filter((advert) => isOn(advert, now) && (isBettingOn || !isBetting(advert)));
}
