/** Windows that stack titles and texts. */
export const STACKED = '(max-width: 767px)';
