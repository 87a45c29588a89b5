import { createTexts } from 'shared-kernel/texts/createTexts';
import { detailVi } from './detailVi';

/** The reader of texts for code that loads with the detail of a match: it brings the detail's own. */
export const t = createTexts('scores', detailVi);
