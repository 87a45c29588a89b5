import type { ServerEntry } from 'shared-kernel/contract/serverEntry';

/** The first picture of one page. */
export type ServerPage = ServerEntry;
