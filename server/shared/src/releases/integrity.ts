import { createHash } from 'node:crypto';

/** The value that a browser compares a script with before it runs it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
