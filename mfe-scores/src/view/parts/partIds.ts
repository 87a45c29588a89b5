/** The parts of a competition's page to which other pages lead: its table, and who scored most. */
export const TABLE_ID = 'bang-xep-hang';
export const SCORERS_ID = 'vua-pha-luoi';
