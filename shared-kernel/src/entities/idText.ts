import { type Id, toId } from './id';

/** An id as a word without spaces, for lists of ids and combined keys (M18). Plain ids stay as they are. */
export function idText(id: Id): string {
  return encodeURIComponent(id);
}

/** Reads an id that {@link idText} wrote; `undefined` for any other text. */
export function idFromText(text: string): Id | undefined {
  try {
    return toId(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
