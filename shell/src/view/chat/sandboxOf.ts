const FRAME = 'allow-scripts allow-forms allow-popups';

/**
 * What the chat's frame may do. A room of another site keeps its own origin, for its cookies; a page of our own must not,
 * or its scripts could take the sandbox away.
 */
export function sandboxOf(url: string): string {
  return new URL(url, window.location.href).origin === window.location.origin ? FRAME : `${FRAME} allow-same-origin`;
}
