/**
 * The contract between the shell and its remotes. It grows by one when an older remote could no longer run;
 * the shell refuses, visibly and only in that slot, a contract it does not know.
 */
export const CONTRACT = 1;
