import * as v from 'valibot';
import { flag, integer, text, withDefault } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { advertId } from '../protocol/advertId';

/** Positions of advertising banners. */
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

/** A safe link: http(s) or a path of this site, never `javascript:`. */
export const webLink = v.pipe(text, v.regex(/^(?:https?:\/\/|\/(?![/\\]))/i, 'an http(s) link or a path'));

const pixels = v.pipe(integer, v.minValue(1, 'a size of 1 or more'));

/** Every server sends position, link and picture; ours also sends the rest. */
export const bannerSchema = v.object({
  position: v.picklist(BANNER_POSITIONS, `a position: ${BANNER_POSITIONS.join(', ')}`),
  link: webLink,
  file_path: webLink,
  /** Identifies the banner in reports; without one it is shown but not counted. */
  id: secondary('id', advertId),
  /** Text for visitors who do not see the picture. */
  alt: secondary('alt', text),
  /** Marked 18+, and switched off with all betting. A banner with an unreadable mark is not shown. */
  is_betting: withDefault(flag, false),
  width: secondary('width', pixels),
  height: secondary('height', pixels),
  /** Replaces the picture on screens of up to 640 px. */
  phone_picture: secondary('phone_picture', v.object({ file_path: webLink, width: pixels, height: pixels })),
});

export type Banner = v.InferOutput<typeof bannerSchema>;
