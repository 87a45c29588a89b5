/** The part of a competition's page with who scored most, to which other pages lead. */
export const SCORERS_ID = 'vua-pha-luoi';
