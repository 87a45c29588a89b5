import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { malformedAnswer } from './malformedAnswer';

/** How long a client has to read why it is sent away. */
const LAST_WORD_MS = 1_000;

/** Answers that are not finished, by the connection they go to, in the order in which they go. */
const underWay = new WeakMap<object, Set<ServerResponse>>();

/** Remembers an answer until it is finished. */
export function noteAnswer(socket: object, response: ServerResponse): void {
  const answers = underWay.get(socket) ?? new Set();
  underWay.set(socket, answers.add(response));
  response.once('close', () => answers.delete(response));
}

/**
 * Answers what is no HTTP, or does not come to its end in time, in the shape of all errors, and closes the connection. Where an earlier
 * request still waits for its answer, or has a part of it, these words would be taken for that: the connection is closed behind it without them.
 */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  const [next, ...later] = underWay.get(socket) ?? [];
  // Whoever is gone hears nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else if (!next || (!next.headersSent && !next.req.complete)) sendLastWord(socket, malformedAnswer(error.code));
  else (later.at(-1) ?? next).once('close', () => socket.destroySoon());
}

function sendLastWord(socket: Socket, answer: string): void {
  socket.end(answer);
  // A client that goes on sending would keep its half of the connection open for ever.
  const late = setTimeout(() => socket.destroy(), LAST_WORD_MS);
  socket.once('close', () => clearTimeout(late));
}
