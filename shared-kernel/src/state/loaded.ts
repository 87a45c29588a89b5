/** What is known of something that has to be loaded. A value stays while it is loaded again, and when that fails. */
export type Loaded<T> =
  | { kind: 'loading'; value: T | undefined }
  | { kind: 'loaded'; value: T }
  | { kind: 'failed'; value: T | undefined; error: Error };

/** What nothing is known of yet. */
export const LOADING = { kind: 'loading', value: undefined } as const;
