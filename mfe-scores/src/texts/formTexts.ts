import { createTexts } from 'shared-kernel/texts/createTexts';

/** How matches ended for a team; they load with what shows its form. */
export const formVi = {
  form: {
    outcome: { W: 'thắng', D: 'hoà', L: 'thua' },
    outcomeShort: { W: 'T', D: 'H', L: 'B' },
  },
} as const;

export const t = createTexts('scores', formVi);
