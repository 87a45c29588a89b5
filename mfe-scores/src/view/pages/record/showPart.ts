/** Scrolls to a part of a long page, from where the keyboard goes on. Does nothing where there is no such part. */
export function showPart(id: string): boolean {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
  return part !== null;
}
