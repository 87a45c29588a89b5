import { createTexts } from 'shared-kernel/texts/createTexts';
import { liveTextVi } from './liveTextVi';

/** The reader of texts for the live text of a match: it brings its own. */
export const t = createTexts('scores', liveTextVi);
