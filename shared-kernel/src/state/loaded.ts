/** The state of something that is loaded. A value stays during a reload, and when that fails. */
export type Loaded<T> =
  | { kind: 'loading'; value: T | undefined }
  | { kind: 'loaded'; value: T }
  | { kind: 'failed'; value: T | undefined; error: Error };

export const LOADING = { kind: 'loading', value: undefined } as const;
