import * as v from 'valibot';
import { integer } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { nameUpTo, readBy } from '../decode/readBy';
import { idOrNone } from './id';

/** Goalkeeper, defender, midfielder, forward. */
export const POSITIONS = ['G', 'D', 'M', 'F'] as const;
export type Position = (typeof POSITIONS)[number];

/** Longer than any player's name. */
const MAX_CHARACTERS = 100;

/** The name of a player or a coach. */
export const personName = nameUpTo(MAX_CHARACTERS);

/** A whole number from 1. */
export const upTo = (most: number, what: string) =>
  v.pipe(
    integer,
    readBy(`${what} from 1 to ${most}`, (given) => (given >= 1 && given <= most ? given : undefined)),
  );

/** What is known of a player, whatever list they stand in. Only their name is required (M19). */
export const playerFields = {
  id: secondary('id', idOrNone),
  name: personName,
  number: secondary('number', upTo(99, 'a shirt number')),
  position: secondary('position', v.picklist(POSITIONS, `a position: ${POSITIONS.join(', ')}`)),
};
