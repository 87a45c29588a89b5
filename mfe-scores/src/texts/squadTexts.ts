import { createTexts } from 'shared-kernel/texts/createTexts';
import { squadVi } from './squadVi';

/** The reader of texts for code that shows a squad: it brings its own. */
export const t = createTexts('scores', squadVi);
