import { createTexts } from 'shared-kernel/texts/createTexts';
import { seasonNotesVi } from './seasonNotesVi';

/** The reader of texts for code around a competition’s tables: it brings its own. */
export const t = createTexts('scores', seasonNotesVi);
