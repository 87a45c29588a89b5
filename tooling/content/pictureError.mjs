/**
 * A picture that cannot be shown, reported to its editor: the wrong field, what was expected and what came. `place`
 * ends the message: the path that was tried.
 */
export class PictureError extends Error {
  /**
   * @param {'file' | 'width'} field
   * @param {string} expected
   * @param {string} got
   * @param {string} [place]
   */
  constructor(field, expected, got, place) {
    super(`expected ${expected}, got ${got}`);
    this.field = field;
    this.expected = expected;
    this.got = got;
    this.place = place;
  }
}
