import { type Id, toId } from './id';

/** An id as a word without spaces, for places that hold several or put more beside it (M18). Plain ids look as they are. */
export function idText(id: Id): string {
  return encodeURIComponent(id);
}

/** The id that {@link idText} wrote; `undefined` of what it cannot have written. */
export function idFromText(text: string): Id | undefined {
  try {
    return toId(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
