/**
 * The REST path of line-ups, without the prefix. In a file of its own because one lazy script alone
 * asks for it: what stands in `rest.ts` is in the first script of the board.
 */
export const LINEUPS_PATH = '/match/lineups';
