/**
 * The REST path of what a vendor wrote of a match, without the prefix. In a file of its own because one lazy script alone
 * asks for it: what stands in `rest.ts` is in the first script of the board.
 */
export const VENDOR_TEXT_PATH = '/match/text';
