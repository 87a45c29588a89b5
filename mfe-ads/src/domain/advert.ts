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
  /** Replaces the picture on screens of up to 640 px. */
  phone_picture?: AdvertPicture | undefined;
  betting?: boolean | undefined;
};

/** Our own ranking of bookmakers, on any host and below any base path. */
const RANKING = 'top-nha-cai';

/** Whether a link leads to bookmakers: the team marked it so, or it leads to our ranking of them. */
export function isBetting({ betting, link }: { betting?: boolean | undefined; link: string }): boolean {
  return betting === true || lastFolderOf(link) === RANKING;
}

/** As the browser and the router will read the address: without `.`, `..` and empty parts. */
function lastFolderOf(link: string): string | undefined {
  if (!URL.canParse(link, 'https://site')) return undefined;
  return new URL(link, 'https://site').pathname.toLowerCase().split('/').filter(Boolean).at(-1);
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

/** The site a banner leads to by its public name: `vi-du.example`. A path of our own has none. */
export function advertiserOf(link: string): string | undefined {
  const host = /^https?:\/\/([^/?#]+)/i.exec(link)?.[1];
  return host?.replace(/^www\./i, '').toLowerCase();
}
