import type { Names } from './createNames';
import { namesOf } from './readNames';

let shipped: Names | undefined;

/**
 * A text that is the same for one competition whichever feed names it: its country and its name, as `several` compares
 * them.
 *
 * @param country as the feed names it; absent where it names none
 */
export function competitionKey(country: string | undefined, name: string): string {
  shipped ??= namesOf(undefined, []).names;
  return shipped.competition(country, name).key;
}
