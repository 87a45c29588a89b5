import { createTexts } from 'shared-kernel/texts/createTexts';
import { tablesVi } from './tablesVi';

/** The reader of texts for code that loads with the page of league tables: it brings the tables' own. */
export const t = createTexts('scores', tablesVi);
