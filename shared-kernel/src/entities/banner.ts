import * as v from 'valibot';
import { text } from '../decode/fields';

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

export const bannerSchema = v.object({
  position: v.picklist(BANNER_POSITIONS, `a position: ${BANNER_POSITIONS.join(', ')}`),
  link: webLink,
  file_path: webLink,
});

export type Banner = v.InferOutput<typeof bannerSchema>;
