export const SEARCH_PATH = '/tim-kiem';

/** The query parameter with what the visitor looks for. */
export const TEXT_PARAMETER = 'q';
