/**
 * A picture that cannot be shown, for the one who put it there: which field of it is wrong, what was expected and what came.
 * `place` ends the message: the file that was looked for.
 */
export class UnfitPicture extends Error {
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
