import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { SiteFolder } from '../siteFolder';

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

/** The server entry of a live release; `undefined` when it has none, or rendering is switched off for its remote. */
export function entryFileOf(
  { remote, drawing, live }: RemotePointer | ShellPointer,
  folder: SiteFolder,
): EntryFile | undefined {
  const { server, release } = live;
  if (drawing === 'off' || !server) return undefined;
  return { remote, release, file: folder.fileAt(server.src), integrity: server.integrity };
}
