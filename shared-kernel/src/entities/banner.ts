import * as v from 'valibot';
import { flag, integer, text, withDefault } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { advertId } from '../protocol/beacon';

/** Where an advertising banner may stand. */
export const BANNER_POSITIONS = [
  'OnHeaderLevel1',
  'OnHeaderLevel2',
  'OnHeaderLevel3',
  'FixTopLeft',
  'FixMiddleLeft',
  'FixTopRight',
  'FixMiddleRight',
  'FixBottom',
] as const;

export type BannerPosition = (typeof BANNER_POSITIONS)[number];

/** A link a visitor may safely be sent to: http(s) or a path of this site, never `javascript:`. */
export const webLink = v.pipe(text, v.regex(/^(?:https?:\/\/|\/(?![/\\]))/i, 'an http(s) link or a path'));

const pixels = v.pipe(integer, v.minValue(1, 'a size of 1 or more'));

/** Only position, link and picture are what every server sends; ours says the rest as well. */
export const bannerSchema = v.object({
  position: v.picklist(BANNER_POSITIONS, `a position: ${BANNER_POSITIONS.join(', ')}`),
  link: webLink,
  file_path: webLink,
  /** Reports count by it; without one a banner is shown and not counted. */
  id: secondary('id', advertId),
  /** What the picture says. */
  alt: secondary('alt', text),
  /** Marked 18+, and switched off with all betting: a banner of which nobody can read whether it is, is not shown. */
  is_betting: withDefault(flag, false),
  width: secondary('width', pixels),
  height: secondary('height', pixels),
});

export type Banner = v.InferOutput<typeof bannerSchema>;
