/**
 * The REST path of how the prices of a match moved, without the prefix. In a file of its own because one lazy script alone
 * asks for it: what stands in `rest.ts` is in the first script of the board.
 */
export const MATCH_PRICES_PATH = '/match/prices';
