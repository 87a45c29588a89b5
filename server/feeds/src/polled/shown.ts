/** Results and fixtures of vendors are on show this far from now, in seconds. */
export const SHOWN = 15.5 * 24 * 3600;
