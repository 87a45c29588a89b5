import type { Socket } from 'node:net';
import { malformedAnswer } from 'shared-kernel/http/malformedAnswer';

/** Answers what is no HTTP in the shape of all errors, and closes the connection. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  // Whoever is gone hears nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else socket.end(malformedAnswer(error.code));
}
