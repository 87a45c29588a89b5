import { ADVERT_FILE_NAMES } from 'shared-kernel/entities/advertFiles';
import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import * as v from 'valibot';
import { flag, id, link, PERIOD, period, phonePicture, picture, schemaName, shortWords, words } from './fields';

const alt = shortWords(120, 'what the picture says, for those who do not see it');
const betting = flag('true for betting: it is marked 18+ and can be switched off as a whole');

const banners = v.pipe(
  v.strictObject({
    $schema: schemaName,
    banners: v.array(
      v.pipe(
        v.strictObject({
          id,
          position: v.pipe(v.picklist(BANNER_POSITIONS), v.description('where it stands')),
          alt,
          link,
          picture,
          phone_picture: v.optional(phonePicture),
          betting,
          ...period,
        }),
        v.metadata(PERIOD),
      ),
    ),
  }),
  v.title('Banner'),
  v.description('The banners of /api/banner: several in one position take turns.'),
);

const bookmakers = v.pipe(
  v.strictObject({
    $schema: schemaName,
    offers: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            id,
            brand: words('the name of the bookmaker'),
            bonus: words('the offer in one figure, such as 38%'),
            title: words('the offer in a line'),
            terms: words('what limits it'),
            action: words('the text of the button'),
            link,
            ...period,
          }),
          v.metadata(PERIOD),
        ),
      ),
      v.maxLength(10),
    ),
    vacancy: v.strictObject({
      title: words('the heading of a free rank'),
      points: v.pipe(v.array(words('a reason to advertise here')), v.minLength(3), v.maxLength(3)),
      action: words('the text of the button'),
      link,
      badge: words('the words beside the stars'),
      stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    }),
  }),
  v.title('Bảng xếp hạng nhà cái'),
  v.description(
    'The rows of /top-nha-cai: offers take the ranks from 1 on, in their order; free ranks up to ten show the vacancy.',
  ),
);

/** What `SYNC_URL` may give targets for (S7). */
const LINK_FIELDS = [
  'link_hutieutv',
  'link_checkvar',
  'link_cakhiatvhd',
  'link_xoilac',
  'link_socolive',
  'link_bongdaso',
  'link_mysoccertip',
  'link_ttbd',
  'link_xoilacreal',
  'link_gavangtv',
  'link_thapcamtv',
  'link_keonhacai',
  'link_cakeotv',
  'link_saokelivetv',
  'link_bongdalu',
  'link_7m',
] as const;

const cards = v.pipe(
  v.strictObject({
    $schema: schemaName,
    bet: v.pipe(
      v.strictObject({ text: shortWords(16, 'a text of 1 to 16 letters'), link }),
      v.description('the betting button of each card'),
    ),
    cards: v.array(
      v.pipe(
        v.strictObject({
          id,
          title: shortWords(24, 'a title of 1 to 24 letters'),
          field: v.optional(
            v.pipe(
              v.picklist(LINK_FIELDS),
              v.description('the field of the link data that gives the target; `link` stands in for it'),
            ),
          ),
          link,
          betting: flag('true for a card that leads to bookmakers: it is left out while betting is off'),
          picture,
          ...period,
        }),
        v.metadata(PERIOD),
      ),
    ),
  }),
  v.title('Dải thẻ liên kết'),
  v.description('The strip of cards above every page, in this order.'),
);

/** An advert that lies over the page. */
export const overlay = v.pipe(
  v.strictObject({ id, alt, link, picture, phone_picture: v.optional(phonePicture), betting, ...period }),
  v.metadata(PERIOD),
);

const overlays = (description: string) => v.pipe(v.array(overlay), v.description(description));

/**
 * All files of the ad team by name, as the team writes them: the one place that says what they may contain. The banners
 * are published one by one, the others whole (`advertFiles.ts` of the kernel has those as `/api/advert` answers them).
 */
export const AD_TEAM_FILES = {
  banners,
  bookmakers,
  cards,
  overlays: v.pipe(
    v.strictObject({
      $schema: schemaName,
      popup: overlays('in the middle, 400 px wide'),
      catfish: overlays('at the bottom edge, in turn with the banner of FixBottom'),
      floatLeft: overlays('at the left edge of wide screens'),
      floatRight: overlays('at the right edge of wide screens'),
    }),
    v.title('Quảng cáo nổi'),
    v.description('What lies over the page: of several in one place one is shown a visit, in turn.'),
  ),
};

/** The banners and the advert files. */
export const AD_TEAM_FILE_NAMES = ['banners', ...ADVERT_FILE_NAMES] as const;

export type AdTeamFileName = (typeof AD_TEAM_FILE_NAMES)[number];

export type AdTeamFile<Name extends AdTeamFileName> = v.InferOutput<(typeof AD_TEAM_FILES)[Name]>;
