import { createTexts } from 'shared-kernel/texts/createTexts';
import { stageVi } from './stageVi';

/** The reader of texts for code that names a part of a cup: it brings their names. */
export const t = createTexts('scores', stageVi);
