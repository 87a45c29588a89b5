/**
 * The contract between the shell and its remotes. It grows by one with a change that live remotes could not run with.
 * The shell refuses a contract it does not know, visibly and only in that slot.
 */
export const CONTRACT = 2;
