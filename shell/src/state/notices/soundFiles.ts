import card from './sounds/card.wav';
import goal1 from './sounds/goal1.wav';
import goal2 from './sounds/goal2.wav';
import goal3 from './sounds/goal3.wav';

/** The three goal sounds by their number in the settings, and the card sound. */
export type SoundId = 1 | 2 | 3 | 'card';

/** Addresses of the files, which `sounds/synthesis.mjs` makes. */
export const SOUND_FILES: Readonly<Record<SoundId, string>> = { 1: goal1, 2: goal2, 3: goal3, card };
