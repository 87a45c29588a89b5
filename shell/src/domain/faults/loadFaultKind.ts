import type { FaultKind } from './faultKinds';

/**
 * What Module Federation's errors mean. It numbers them (`#RUNTIME-008`) and tells the rest only in words;
 * webpack names the error of a chunk that did not come.
 */
const SIGNS: readonly (readonly [RegExp, FaultKind])[] = [
  [/does not satisfy the requirement|Can not get '|#RUNTIME-00[56]\b/, 'share-mismatch'],
  [/ScriptExecutionError|#RUNTIME-001\b/, 'entry-threw'],
  [/#RUNTIME-008\b/, 'entry-unreachable'],
  [/#RUNTIME-003\b/, 'manifest-unreachable'],
  [/#RUNTIME-0(?:07|13)\b/, 'manifest-unreadable'],
  [/does not exist in container|#RUNTIME-014\b/, 'module-empty'],
];

/** The kind of an error that a try to load a module ended with; what is none of the federation's came from the module. */
export function loadFaultKind(error: unknown): FaultKind {
  if (isMissingFile(error)) return 'module-unreachable';
  const text = String(error);
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'module-threw';
}

/** Whether there was no time rather than no file: it may be in the browser's cache by now. */
export function isSlow(error: unknown): boolean {
  return /no answer within|timed out|\(timeout: /.test(String(error));
}

/** Whether a file of a build did not come, as webpack says it. */
export function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || (error.cause !== undefined && isMissingFile(error.cause));
}

/** The address of that file; webpack knows it where the browser said which one failed. */
export function missingFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name !== 'ChunkLoadError') return missingFile(error.cause);
  return 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}
