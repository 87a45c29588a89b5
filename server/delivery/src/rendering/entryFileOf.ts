import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { SiteFolder } from '../siteFolder';
import type { EntryFile } from './entryFile';

/** The server entry of a live release; `undefined` when it has none, or rendering is switched off for its remote. */
export function entryFileOf(
  { remote, drawing, live }: RemotePointer | ShellPointer,
  folder: SiteFolder,
): EntryFile | undefined {
  const { server, release } = live;
  if (drawing === 'off' || !server) return undefined;
  return { remote, release, file: folder.fileAt(server.src), integrity: server.integrity };
}
