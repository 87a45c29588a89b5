/**
 * The REST path of how the prices of a match moved, without the prefix. It stands in a file of its own because every first
 * page carries the list of the others (`rest.ts`), and only the tab of prices asks for this one.
 */
export const MATCH_PRICES_PATH = '/match/prices';
