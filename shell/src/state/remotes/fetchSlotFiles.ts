import { LATER_FILES_ID } from 'shared-kernel/contract/htmlData';

/**
 * Requests all files of the slots together after the first content. Otherwise the manifest leads to the entry and the
 * entry to the module, and a phone waits for each round trip.
 */
export function fetchSlotFiles(page: Document, firstContent: Promise<void>): void {
  const files = page.getElementById(LATER_FILES_ID);
  if (files instanceof HTMLTemplateElement) void firstContent.then(() => page.head.append(files.content));
}
