import * as v from 'valibot';
import { integer, text, withDefault } from '../decode/fields';

/** Where pages say what was seen and touched: outside `/api`, unsigned, same origin only. */
export const BEACON_PATH = '/beacon';

/** A longer message is refused. */
export const MAX_BEACON_BYTES = 8192;

/** Names an advert in reports: small letters, digits and hyphens. */
export const advertId = v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'an id such as fb88-dau-trang'));

/** The name of a slot, without the list of them: a page may be newer than the server. */
const slotName = v.pipe(text, v.regex(/^\w{1,40}$/, 'the name of a slot'));

const times = v.pipe(integer, v.minValue(0, 'a count from 0 to 1000'), v.maxValue(1000, 'a count from 0 to 1000'));

/** How often an advert was shown and clicked since the page's last message. Nothing says who looked. */
export const advertCountSchema = v.object({
  slot: slotName,
  id: advertId,
  shown: withDefault(times, 0),
  clicked: withDefault(times, 0),
});

export type AdvertCount = v.InferOutput<typeof advertCountSchema>;

/** What a page sends with `sendBeacon`. */
export const beaconSchema = v.object({ adverts: withDefault(v.array(advertCountSchema, 'a list'), []) });
