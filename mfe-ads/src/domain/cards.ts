import { isOn, type Period } from 'shared-kernel/rules/period';
import type { Picture } from './advert';
import type { Links } from './syncLinks';

/** A card of the strip; `field` names the link data that gives its target, `link` stands in for it. */
export type Card = Period & { id: string; title: string; link: string; field?: string | undefined; picture: Picture };

/** A card with its target; none while link data may still come. */
export type LinkedCard = Pick<Card, 'id' | 'title' | 'picture'> & { target: string | undefined };

/** The cards that run now, in the team's order. */
export function linkedCards(cards: readonly Card[], links: Links | 'loading', now: number): LinkedCard[] {
  return cards
    .filter((card) => isOn(card, now))
    .map(({ id, title, picture, link, field }) => ({ id, title, picture, target: targetOf(link, field, links) }));
}

function targetOf(link: string, field: string | undefined, links: Links | 'loading'): string | undefined {
  if (field === undefined) return link;
  return links === 'loading' ? undefined : (links.get(field) ?? link);
}
