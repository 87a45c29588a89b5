import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** Where `delivery` tells how candidates, and what they are compared with, were drawn. */
export const DRAWN_PATH = '/internal/drawn';

const count = v.pipe(integer, v.minValue(0, 'a count of 0 or more'), v.maxValue(1_000_000, 'a count'));

const drawnSchema = v.object({ remote: text, release: text, seen: count, bad: count });

/** Pictures that were drawn with a release since it was told last, and those that failed. */
export type Drawn = v.InferOutput<typeof drawnSchema>;

/** The body of `POST` {@link DRAWN_PATH}. */
export const drawnOrderSchema = v.object({ counts: v.pipe(v.array(drawnSchema), v.maxLength(200)) });
