/** The file of a release's server entry. */
export type DrawingFile = {
  readonly remote: string;
  readonly release: string;
  /** Absolute. */
  readonly file: string;
  /** Of the pointer: `sha384-…`. */
  readonly integrity: string;
};

/** The same file has the same key: a release that is drawn with again after a rollback finds its pictures. */
export function fileKey({ remote, release, file, integrity }: DrawingFile): string {
  return JSON.stringify([remote, release, file, integrity]);
}
