/** Windows in which titles and texts stand one below the other. */
export const STACKED = '(max-width: 767px)';
