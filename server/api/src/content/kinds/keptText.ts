import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** A text that PostgreSQL can store: it accepts neither NUL nor half of a surrogate pair. */
export const keptText = v.pipe(
  text,
  v.check(
    (value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value),
    'a text without NUL, whole in its characters',
  ),
);
