import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** Where `delivery` reports how candidates, and what they are compared with, were rendered. */
export const RENDERED_PATH = '/internal/drawn';

const count = v.pipe(integer, v.minValue(0, 'a count of 0 or more'), v.maxValue(1_000_000, 'a count'));

const renderedSchema = v.object({ remote: text, release: text, seen: count, bad: count });

/** Parts that were rendered with a release since the last report, and those that failed. */
export type RenderOutcomes = v.InferOutput<typeof renderedSchema>;

/** The body of `POST` {@link RENDERED_PATH}. */
export const renderedOrderSchema = v.object({ counts: v.pipe(v.array(renderedSchema), v.maxLength(200)) });
