import { createTexts } from 'shared-kernel/texts/createTexts';
import { seasonVi } from './seasonVi';

/** The reader of texts for code that shows a competition’s tables: it brings their own. */
export const t = createTexts('scores', seasonVi);
