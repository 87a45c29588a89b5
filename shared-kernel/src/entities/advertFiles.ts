import * as v from 'valibot';
import { flag, integer, optional, text, withDefault } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { advertId } from '../protocol/advertId';
import { MOMENT } from '../rules/period';
import { webLink } from './banner';

/** The ad team's files of `/api/advert`: all but the banners, by name. Each is published whole. */
export const ADVERT_FILE_NAMES = ['bookmakers', 'cards', 'overlays'] as const;

export type AdvertFileName = (typeof ADVERT_FILE_NAMES)[number];

const moment = optional(v.pipe(text, v.regex(MOMENT, 'a day or a time such as 2026-11-20T18:00')));

const period = { starts: moment, ends: moment };

const words = v.pipe(text, v.trim(), v.nonEmpty('a text'));

const pixels = v.pipe(integer, v.minValue(1, 'a size of 1 or more'));

/** With its size in CSS pixels. A path of this site is below its origin, as in `/media/…`. */
const picture = v.object({ file: webLink, width: pixels, height: pixels });

/** A bookmaker's offer; reports count by its `id`. */
const offerSchema = v.object({
  id: advertId,
  brand: words,
  /** The offer in one figure: `38%`. */
  bonus: words,
  title: words,
  terms: words,
  action: words,
  link: webLink,
  ...period,
});

/** The row of a free rank. */
const vacancySchema = v.object({
  title: words,
  points: v.array(words, 'a list'),
  action: words,
  link: webLink,
  badge: words,
  stars: v.pipe(integer, v.minValue(0, 'stars from 0 to 5'), v.maxValue(5, 'stars from 0 to 5')),
});

/** A card of the strip. `field` names its target in the link data (S7); `link` is the fallback. */
const cardSchema = v.object({
  id: advertId,
  title: words,
  field: optional(text),
  link: webLink,
  picture,
  betting: withDefault(flag, false),
  ...period,
});

const overlaySchema = v.object({
  id: advertId,
  /** Text for visitors who do not see the picture. */
  alt: words,
  link: webLink,
  picture,
  /** Replaces the picture on screens of up to 640 px. */
  phone_picture: secondary('phone_picture', picture),
  betting: withDefault(flag, false),
  ...period,
});

const overlays = (name: string) => validItems(name, overlaySchema);

export const advertFileSchemas = {
  bookmakers: v.object({ offers: validItems('offers', offerSchema), vacancy: vacancySchema }),
  cards: v.object({
    bet: v.object({ text: words, link: webLink }),
    cards: validItems('cards', cardSchema),
  }),
  overlays: v.object({
    popup: overlays('popup'),
    catfish: overlays('catfish'),
    floatLeft: overlays('floatLeft'),
    floatRight: overlays('floatRight'),
  }),
};

/** `/api/advert`: the published files. One that is missing or unreadable is left out. */
export const advertFilesSchema = v.object({
  bookmakers: secondary('bookmakers', advertFileSchemas.bookmakers),
  cards: secondary('cards', advertFileSchemas.cards),
  overlays: secondary('overlays', advertFileSchemas.overlays),
});

/** All of them, as a page shows them. */
export type AdvertFiles = { [Name in AdvertFileName]: v.InferOutput<(typeof advertFileSchemas)[Name]> };
