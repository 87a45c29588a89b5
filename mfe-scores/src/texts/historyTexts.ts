import { createTexts } from 'shared-kernel/texts/createTexts';
import { historyVi } from './historyVi';

/** The reader of texts for code that loads with the page of a match: it brings those of what was before it. */
export const t = createTexts('scores', historyVi);
