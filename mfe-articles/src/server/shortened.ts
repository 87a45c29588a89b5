/** A text of at most so many characters; a longer one ends with an ellipsis. */
export function shortened(text: string, most: number): string {
  // A character is at most two units.
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
