import { createTexts } from 'shared-kernel/texts/createTexts';
import { pricesVi } from './pricesVi';

/** The reader of texts for code that loads with the history of prices: it brings the history's own. */
export const t = createTexts('scores', pricesVi);
