type Keys = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Which way an arrow key leads along a row; `undefined` for other keys, and for the browser's own, such as Alt+Left. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : undefined;
}
