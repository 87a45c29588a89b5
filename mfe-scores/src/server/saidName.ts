import { shortened } from 'shared-kernel/server/shortened';

/** In letters. The longest real club name has 99; what is said of a page repeats a name six times. */
const LONGEST_NAME = 120;

/** A name as it stands in titles, descriptions and what search engines read: feeds write what they like. */
export function saidName(name: string): string {
  return shortened(name, LONGEST_NAME);
}
