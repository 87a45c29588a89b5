import * as v from 'valibot';
import { flag, integer } from '../decode/fields';
import type { Match } from './match';

export const listingSchema = v.tuple([integer, integer, flag]);

/** Ranks of both teams, 0 for none, and whether the match is hot. */
export type Listing = v.InferOutput<typeof listingSchema>;

type Listed = Pick<Match, 'home_position' | 'away_position' | 'is_hot'>;

export function listingOf({ home_position = 0, away_position = 0, is_hot }: Listed): Listing {
  return [home_position, away_position, is_hot];
}

export function listedAs([home, away, is_hot]: Listing): Listed {
  return { home_position: home || undefined, away_position: away || undefined, is_hot };
}
