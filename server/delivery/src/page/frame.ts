/** A place that HTML leaves for another part: the shell's frame for the page, both for slots. */
const PLACEHOLDER = /<tyso-hole name="([^"]*)"><\/tyso-hole>/g;

/** @param fill the HTML for a place, by its name; empty for one that nothing has */
export function filledFrame(frame: string, fill: (placeholder: string) => string): string {
  return frame.replace(PLACEHOLDER, (_, placeholder: string) => fill(placeholder));
}
