import { createTexts } from 'shared-kernel/texts/createTexts';
import { settingsVi } from '../texts/settingsVi';

/** The reader of texts for code that loads with the settings: it brings the settings' own. */
export const t = createTexts('shell', settingsVi);
