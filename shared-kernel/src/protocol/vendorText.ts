/** The REST path of what a vendor wrote of a match, without the prefix; of a lazy file alone, so it is none of the paths in `rest.ts`. */
export const VENDOR_TEXT_PATH = '/match/text';
