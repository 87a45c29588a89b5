/** The remotes of this repository. A site may have others, too. */
export const REMOTES = ['mfe-scores', 'mfe-articles', 'mfe-ads'] as const;
