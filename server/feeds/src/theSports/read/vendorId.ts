import * as v from 'valibot';

/** The vendor's ids are short texts, such as `1l4rjnh22p2wm7v`. */
export const vendorId = v.pipe(
  v.unknown(),
  v.transform((raw) => (typeof raw === 'number' ? String(raw) : raw)),
  v.string('an id'),
  v.regex(/^[\w-]{1,64}$/, 'an id of up to 64 letters and digits'),
);
