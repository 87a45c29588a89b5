import { createTexts } from 'shared-kernel/texts/createTexts';
import { serverVi } from './serverVi';

/** The reader of texts for the server entry: it brings its own. */
export const t = createTexts('scores', serverVi);
