/** The reason why something cannot be released, as a message for the operator. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
