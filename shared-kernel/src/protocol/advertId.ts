import * as v from 'valibot';
import { text } from '../decode/fields';

export const ADVERT_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** An advert's id in reports: lower-case letters, digits and hyphens. */
export const advertId = v.pipe(text, v.regex(ADVERT_ID, 'an id such as fb88-dau-trang'));
