/** The REST path of a season's tables, in a file of its own like that of line-ups. */
export const SEASON_PATH = '/Standing/Season';

/** The REST path of a cup's groups and bracket. */
export const CUP_PATH = '/Standing/Cup';
