/** Our largest file has 0.6 MB, our largest build 1.2. Each is compressed as small as it gets, which takes seconds for a megabyte. */
export const MOST = { fileBytes: 2 ** 20, bytes: 3 * 2 ** 20, files: 500 } as const;
