/** The file of a release's server entry. */
export type EntryFile = {
  readonly remote: string;
  readonly release: string;
  /** Absolute. */
  readonly file: string;
  /** Of the pointer: `sha384-…`. */
  readonly integrity: string;
};

/** The same file has the same key: a release that is rendered with again after a rollback finds its HTML. */
export function fileKey({ remote, release, file, integrity }: EntryFile): string {
  return JSON.stringify([remote, release, file, integrity]);
}
