import * as v from 'valibot';
import { text, unixSeconds } from '../decode/fields';

/** The answer at `VIEW_PATH`: an opaque text that only our servers can make, and when they made it. */
export const viewAnswerSchema = v.object({ view: text, issued: unixSeconds });
export type View = v.InferOutput<typeof viewAnswerSchema>;
