/** A place that a picture leaves for another part: the shell's frame for the page, both for slots. */
const HOLE = /<tyso-hole name="([^"]*)"><\/tyso-hole>/g;

/** @param fill the HTML for a place, by its name; empty for one that nothing has */
export function filledFrame(frame: string, fill: (hole: string) => string): string {
  return frame.replace(HOLE, (_, hole: string) => fill(hole));
}
