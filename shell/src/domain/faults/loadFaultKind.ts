import type { FaultKind } from 'shared-kernel/protocol/faultKinds';

/**
 * Maps Module Federation's errors to our kinds. Some carry a number (`#RUNTIME-008`), the others only a text; webpack
 * names the error of a missing chunk.
 */
const SIGNS: readonly (readonly [RegExp, FaultKind])[] = [
  [/does not satisfy the requirement|Can not get '|#RUNTIME-00[56]\b/, 'share-mismatch'],
  [/ScriptExecutionError|#RUNTIME-001\b/, 'entry-threw'],
  [/#RUNTIME-008\b/, 'entry-unreachable'],
  [/#RUNTIME-003\b/, 'manifest-unreachable'],
  [/#RUNTIME-0(?:07|13)\b/, 'manifest-unreadable'],
  [/does not exist in container|#RUNTIME-014\b/, 'module-empty'],
];

/** The kind of an error from loading a module. An error that is not the federation's came from the module. */
export function loadFaultKind(error: unknown): FaultKind {
  if (isMissingFile(error)) return 'module-unreachable';
  const text = String(error);
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'module-threw';
}

/** Whether the load ran out of time. The file may be in the browser's cache by now. */
export function isSlow(error: unknown): boolean {
  return /no answer within|timed out|\(timeout: /.test(String(error));
}

/** Whether webpack reports a missing file of a build. */
export function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || (error.cause !== undefined && isMissingFile(error.cause));
}

/** The address of that file, where webpack knows it. */
export function missingFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name !== 'ChunkLoadError') return missingFile(error.cause);
  return 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}
