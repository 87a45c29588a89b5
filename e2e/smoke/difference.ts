/** A line of text on screen, in whole pixels from the upper left corner of the window. */
export type TextBox = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The first text that is not the same, or not in the same place.
 *
 * @param drawn as the server drew it
 * @param app as the app drew it then
 * @returns what was drawn and what the app has, or `undefined` when they are alike
 */
export function firstDifference(drawn: readonly TextBox[], app: readonly TextBox[]): string | undefined {
  const places = Array.from({ length: Math.max(drawn.length, app.length) }, (_, index) => index);
  const index = places.find((place) => boxText(drawn[place]) !== boxText(app[place]));
  return index === undefined ? undefined : `${boxText(drawn[index])}, and the app has ${boxText(app[index])}`;
}

function boxText(box: TextBox | undefined): string {
  if (!box) return 'nothing more';
  const { text, x, y, width, height } = box;
  return `"${text}" at ${x},${y} (${width} × ${height})`;
}
