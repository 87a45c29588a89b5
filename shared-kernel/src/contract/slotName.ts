import { BANNER_POSITIONS } from '../entities/banner';

/** Places in the page that a remote may fill: the banner positions, the strip of cards, and the overlays. */
export const SLOT_NAMES = [...BANNER_POSITIONS, 'LandingCards', 'Overlays'] as const;

export type SlotName = (typeof SLOT_NAMES)[number];
