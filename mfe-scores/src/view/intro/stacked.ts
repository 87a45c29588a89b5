/** Windows that stack titles and texts. */
export const STACKED = '(max-width: 47.9375em)';
