/** Something of a page that is no longer as it was drawn. */
export type Change = {
  /** What has changed, without figures: the same at each look. */
  readonly what: string;
  /** In words, as it is now. */
  readonly said: string;
};
