import { flag, integer, optional, text, unixSeconds } from 'shared-kernel/decode/fields';
import { BANNER_POSITIONS, webLink } from 'shared-kernel/entities/banner';
import { advertId } from 'shared-kernel/protocol/advertId';
import * as v from 'valibot';
import { keptText } from './contentKind';

/** In CSS pixels. */
const bannerSize = v.pipe(integer, v.minValue(1, 'a size from 1 to 2000'), v.maxValue(2000, 'a size from 1 to 2000'));

const mediaPath = v.pipe(text, v.regex(/^\/media\/[0-9a-f]{64}\.[a-z]{3,4}$/, 'a picture under /media'));

/** A banner in a publication. Its pictures were sent before it. */
export const bannerItemSchema = v.pipe(
  v.object({
    id: advertId,
    position: v.picklist(BANNER_POSITIONS, `a position: ${BANNER_POSITIONS.join(', ')}`),
    alt: v.pipe(keptText, v.trim(), v.nonEmpty('what the picture says'), v.maxLength(120, 'at most 120 characters')),
    link: webLink,
    file_path: mediaPath,
    is_betting: flag,
    width: bannerSize,
    height: bannerSize,
    phone_picture: optional(v.object({ file_path: mediaPath, width: bannerSize, height: bannerSize })),
    /** From the first up to, but not including, the second. */
    starts: v.nullable(unixSeconds),
    ends: v.nullable(unixSeconds),
    /** Its place among the banners of its position. */
    rank: integer,
  }),
  v.check(({ starts, ends }) => starts === null || ends === null || starts < ends, 'an end after the start'),
);
