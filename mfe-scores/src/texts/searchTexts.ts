import { createTexts } from 'shared-kernel/texts/createTexts';
import { searchVi } from './searchVi';

/** The reader of texts for code that loads with the search: it brings the search's own. */
export const t = createTexts('scores', searchVi);
