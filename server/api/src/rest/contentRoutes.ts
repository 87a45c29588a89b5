import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import { PRICE_CHOICES, PRICE_FORMATS } from 'shared-kernel/entities/priceFormat';
import * as v from 'valibot';
import { dataOf, described, flag, integer, list, oneOf, record, text } from '../http/fields';
import { type Route, route } from '../http/route';
import { sendData } from '../http/sendAnswer';
import type { ShownContent, ShownTo } from './createShownContent';

/** An advert that was taken down disappears within this time. */
const MAX_AGE_SECONDS = 10;

/** With two seconds of a shared cache and the four of a page that shows offers, a new one is seen within ten. */
const ADVERT_MAX_AGE_SECONDS = 3;

const isPreview = ({ preview }: Pick<ShownContent, 'preview'>) => preview !== undefined;

const phonePicture = { file_path: text(), width: integer(), height: integer() };

export const BannersAnswer = dataOf(
  list(
    record({
      position: oneOf(BANNER_POSITIONS),
      link: text(),
      file_path: text(),
      id: text('Reports count by it.'),
      alt: v.optional(text('What the picture says.')),
      is_betting: flag('Marked 18+, and not shown while `betting_adverts` is off.'),
      width: v.optional(integer('CSS pixels.')),
      height: v.optional(integer()),
      phone_picture: v.optional(record(phonePicture, 'Replaces the picture on screens of up to 640 px.')),
    }),
  ),
);

/** @param now unix seconds */
export function bannersRoute(shownTo: ShownTo, now: () => number): Route {
  return route({
    summary: 'Advertising banners by position',
    parameters: {},
    answer: BannersAnswer,
    async handle(_asked, request, reply) {
      const shown = await shownTo(request);
      const { banners, changesAt } = await shown.banners(now());
      const data = banners.map(({ position, link, file_path, id, alt, is_betting, width, height, phone_picture }) => ({
        position,
        link,
        file_path,
        id,
        alt,
        is_betting,
        width,
        height,
        phone_picture,
      }));
      // An answer may not be cached beyond the moment when it changes.
      const maxAge = Math.min(MAX_AGE_SECONDS, Math.max(0, Math.floor(changesAt - now())));
      return sendData(request, reply, data, { maxAge, isPrivate: isPreview(shown) });
    },
  });
}

const advertFile = (name: string) =>
  v.optional(described(v.unknown(), `The published ${name}.json; each picture's \`file\` is its address.`));

const AdvertFilesAnswer = dataOf(
  record({
    bookmakers: advertFile('bookmakers'),
    cards: advertFile('cards'),
    overlays: advertFile('overlays'),
  }),
);

export function advertFilesRoute(shownTo: ShownTo): Route {
  return route({
    summary: "The ad team's published files",
    parameters: {},
    answer: AdvertFilesAnswer,
    async handle(_asked, request, reply) {
      const shown = await shownTo(request);
      const { bookmakers, cards, overlays } = await shown.advertFiles();
      const how = { maxAge: ADVERT_MAX_AGE_SECONDS, isShared: true, isPrivate: isPreview(shown) };
      return sendData(request, reply, { bookmakers, cards, overlays }, how);
    },
  });
}

export const AppSettingAnswer = dataOf(
  record({
    euro_competition_ids: list(integer()),
    competition_order: v.optional(list(integer(), 'Competitions in the site’s order.')),
    betting_adverts: flag('Off: no betting advert is shown anywhere.'),
    social_links: list(record({ name: text(), link: text() })),
    advertising_contact: v.optional(text('An http(s) or mailto address.')),
    is_simulated: v.optional(flag('Matches and all of theirs are simulated: a demonstration.')),
    price_format: v.optional(
      record(
        { sent: oneOf(PRICE_FORMATS), shown: v.optional(oneOf(PRICE_CHOICES)) },
        'The form in which `odds` has handicap and over/under, and in which pages show them.',
      ),
    ),
  }),
);

export function appSettingRoute(shownTo: ShownTo, isSimulated: boolean): Route {
  return route({
    summary: 'Settings that are content',
    parameters: {},
    answer: AppSettingAnswer,
    async handle(_asked, request, reply) {
      const shown = await shownTo(request);
      const setting = await shown.appSetting();
      const data = {
        euro_competition_ids: setting.euro_competition_ids,
        competition_order: setting.competition_order,
        betting_adverts: setting.betting_adverts,
        social_links: setting.social_links,
        advertising_contact: setting.advertising_contact,
        is_simulated: isSimulated || setting.is_simulated,
        price_format: setting.price_format,
      };
      const how = { maxAge: MAX_AGE_SECONDS, isShared: true, isPrivate: isPreview(shown) };
      return sendData(request, reply, data, how);
    },
  });
}
