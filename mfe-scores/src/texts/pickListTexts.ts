import { createTexts } from 'shared-kernel/texts/createTexts';
import { pickListVi } from './pickListVi';

/** The reader of texts for code that loads with a picker's list: it brings the list's own. */
export const t = createTexts('scores', pickListVi);
