import { createTexts } from 'shared-kernel/texts/createTexts';
import { tieVi } from './tieVi';

/** The reader of texts for code that shows a tie beside one of its legs: it brings their own. */
export const t = createTexts('scores', tieVi);
