import { createTexts } from 'shared-kernel/texts/createTexts';
import { hiddenVi } from './hiddenVi';

/** The reader of texts for code that hides scores: it brings its own. */
export const t = createTexts('scores', hiddenVi);
