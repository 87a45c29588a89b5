import { createHash } from 'node:crypto';

/** SHA-256 in hex. */
export const sha256Of = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
