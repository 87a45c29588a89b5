/** Why something cannot be released; the message is for the person who typed the command. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
