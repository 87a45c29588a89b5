import { createTexts } from 'shared-kernel/texts/createTexts';
import { cupVi } from './cupVi';

/** The reader of texts for code that shows a cup: it brings their own. */
export const t = createTexts('scores', cupVi);
