import { isOn, type Period } from 'shared-kernel/rules/period';
import { type AdvertPicture, isBetting } from './advert';
import type { Links } from './syncLinks';

/** A card of the strip. `field` names its target in the link data; `link` is the fallback. */
export type Card = Period & {
  id: string;
  title: string;
  link: string;
  field?: string | undefined;
  picture: AdvertPicture;
  betting?: boolean | undefined;
};

/** A card with its target. */
export type LinkedCard = Pick<Card, 'id' | 'title' | 'picture'> & { target: string };

type Conditions = {
  /** Empty until they have come: the card's own link works as well. */
  links: Links;
  /** Unix seconds. */
  now: number;
  /** When off, no card leads to bookmakers. */
  isBettingOn: boolean;
};

/** The cards that run now, in the team's order. */
export function linkedCards(cards: readonly Card[], { links, now, isBettingOn }: Conditions): LinkedCard[] {
  return cards
    .filter((card) => isOn(card, now))
    .map((card) => ({ ...card, target: targetOf(card, links) }))
    .filter(({ betting, target }) => isBettingOn || !isBetting({ betting, link: target }))
    .map(({ id, title, picture, target }) => ({ id, title, picture, target }));
}

function targetOf({ link, field }: Card, links: Links): string {
  return field === undefined ? link : (links.get(field) ?? link);
}
