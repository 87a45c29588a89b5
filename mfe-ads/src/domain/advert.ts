import { isOn, type Period } from 'shared-kernel/rules/period';

/** A picture of the content folder, with its size in CSS pixels. */
export type AdvertPicture = { file: string; width: number; height: number };

/** An advert of the content folder. Reports identify it by `id`. */
export type Advert = Period & {
  id: string;
  /** Text for visitors who do not see the picture. */
  alt: string;
  link: string;
  picture: AdvertPicture;
  betting?: boolean | undefined;
};

/** The address of our own ranking of bookmakers, with any host and base path. */
const RANKING = /^[^?#]*\/top-nha-cai\/?(?:[?#]|$)/i;

/** Whether a link leads to bookmakers: the team marked it so, or it leads to our ranking of them. */
export function isBetting({ betting, link }: { betting?: boolean | undefined; link: string }): boolean {
  return betting === true || RANKING.test(link);
}

type Conditions = {
  /** Unix seconds. */
  now: number;
  /** When off, no betting advert is shown anywhere. */
  isBettingOn: boolean;
};

/** The adverts that may be shown now, in order. */
export function running<T extends Period & { betting?: boolean | undefined; link: string }>(
  adverts: readonly T[],
  { now, isBettingOn }: Conditions,
): T[] {
  return adverts.filter((advert) => isOn(advert, now) && (isBettingOn || !isBetting(advert)));
}
