/**
 * The kinds of everything that the shell reports, to the console and to our servers. `docs/errors.md` has a section on
 * each: what it means, what visitors see and what to do. A test keeps list and page equal.
 */
export const FAULT_KINDS = [
  'pointer-unreachable',
  'pointer-unreadable',
  'pointer-left-out',
  'contract-unknown',
  'manifest-unreachable',
  'manifest-unreadable',
  'manifest-altered',
  'entry-unreachable',
  'entry-altered',
  'entry-threw',
  'files-blocked',
  'share-mismatch',
  'module-unreachable',
  'module-altered',
  'module-threw',
  'module-empty',
  'load-slow',
  'part-threw-at-start',
  'part-threw',
  'told-by-remote',
  'page-data',
  'shell-file',
  'shell-data',
  'live',
  'unexpected',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];
