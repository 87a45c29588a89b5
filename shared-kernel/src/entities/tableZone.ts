import * as v from 'valibot';
import { integer } from '../decode/fields';
import { nameUpTo, readBy } from '../decode/readBy';

/** What places of a table are good for, which decides their colour: the first, second and third cup of a continent, or another division. */
export const ZONE_KINDS = ['champions', 'europe', 'conference', 'promotion', 'play_off', 'relegation'] as const;

const MOST_PLACES = 100;

const place = v.pipe(
  integer,
  readBy(`a place from 1 to ${MOST_PLACES}`, (given) => (given >= 1 && given <= MOST_PLACES ? given : undefined)),
);

/** Places of the table of all matches, the last one included, and what they mean in words (M26). */
export const tableZoneSchema = v.pipe(
  v.object({
    kind: v.picklist(ZONE_KINDS, `a kind of zone: ${ZONE_KINDS.join(', ')}`),
    name: nameUpTo(40),
    from: place,
    to: place,
  }),
  readBy('a first place before the last', (zone) => (zone.from <= zone.to ? zone : undefined)),
);

export type TableZone = v.InferOutput<typeof tableZoneSchema>;
