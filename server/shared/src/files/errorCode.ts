/** The system's name for what went wrong, such as `EEXIST`; empty when it was something else. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
