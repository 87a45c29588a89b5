import * as v from 'valibot';
import { flag, text, withDefault } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { webLink } from './banner';
import { id } from './id';
import { PRICE_CHOICES, PRICE_FORMATS } from './priceFormat';

/** Where an advertiser may write to: a page or a mailbox, never `javascript:`. */
const contactLink = v.pipe(
  text,
  v.regex(/^(?:https?:\/\/[^\s/?#]\S*|mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?)$/i, 'an http(s) or mailto address'),
);

/** What the site's server sends, and what a visitor sees who has chosen nothing: `as_sent` by default (M22). */
const priceFormat = v.object({
  sent: v.picklist(PRICE_FORMATS, `one of ${PRICE_FORMATS.join(', ')}`),
  shown: secondary('price_format.shown', v.picklist(PRICE_CHOICES, `one of ${PRICE_CHOICES.join(', ')}`), 'as_sent'),
});

/** `/api/AppSetting`: settings that are content (S6). */
export const appSettingSchema = v.object({
  euro_competition_ids: secondary('euro_competition_ids', validItems('euro_competition_ids', id), []),
  /** Competitions in the site's order; hot ones still come first (M21). */
  competition_order: v.optional(secondary('competition_order', validItems('competition_order', id))),
  /** When off or unreadable, no betting advert is shown anywhere. */
  betting_adverts: withDefault(secondary('betting_adverts', flag, false), true),
  social_links: secondary('social_links', validItems('social_links', v.object({ name: text, link: webLink })), []),
  /** Where the free ranks of bookmakers lead; without one they lead nowhere. */
  advertising_contact: secondary('advertising_contact', contactLink),
  /** The site shows a simulated football, as a demonstration. */
  is_simulated: v.optional(secondary('is_simulated', flag)),
  /** Without it prices are shown as they are sent, and visitors have no choice. */
  price_format: v.optional(secondary('price_format', priceFormat)),
});

export type AppSetting = v.InferOutput<typeof appSettingSchema>;
