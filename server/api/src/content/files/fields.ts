import { ADVERT_ID } from 'shared-kernel/protocol/advertId';
import { MOMENT } from 'shared-kernel/rules/period';
import * as v from 'valibot';

/** Fields of the files that the ad team writes. A description is what an editor's tool shows, and what an error expects. */

/** A text that is not blank. */
export const words = (description: string) => v.pipe(v.string(), v.regex(/\S/), v.description(description));

export const shortWords = (most: number, description: string) =>
  v.pipe(v.string(), v.regex(/\S/), v.maxLength(most), v.description(description));

export const id = v.pipe(
  v.string(),
  v.regex(ADVERT_ID),
  v.description('a name of small letters, digits and hyphens, which stays the same: reports count by it'),
);

export const link = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/[^\s/?#]+|\/(?![/\\]))\S*$/),
  v.description('an http(s) address, or a path of this site'),
);

export const moment = v.pipe(
  v.string(),
  v.regex(MOMENT),
  v.description('a day or a time in Việt Nam, such as 2026-11-20 or 2026-11-20T18:00'),
);

/** Fields of an object that runs for a time: `ends` is not before `starts`, which `tooling/content` checks by the keyword. */
export const period = { starts: v.optional(moment), ends: v.optional(moment) };
export const PERIOD = { period: true };

export const flag = (description: string) => v.optional(v.pipe(v.boolean(), v.description(description)));

const pixels = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000), v.description(description));

/** The keyword has `tooling/content` read the file. */
export const picture = v.pipe(
  v.strictObject({
    file: v.pipe(v.string(), v.description('a file beside this one, such as pictures/x.webp')),
    width: pixels('the width it is shown at, in pixels'),
    height: pixels('the height it is shown at, in pixels'),
  }),
  v.metadata({ picture: true }),
);

export const phonePicture = v.pipe(
  picture,
  v.description('a second picture, which replaces the first on screens of up to 640 px'),
);

/** What text editors and `tooling/content` check a file by. */
export const schemaName = v.optional(v.string());
