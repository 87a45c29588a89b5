/** The REST path of a match's place and referee, in a file of its own like that of line-ups. */
export const MATCH_INFO_PATH = '/match/info';
