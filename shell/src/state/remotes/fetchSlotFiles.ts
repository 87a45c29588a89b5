import { LATER_FILES_ID } from 'shared-kernel/contract/htmlData';

/**
 * Asks for what the slots need as soon as the first content stands, all of it together: otherwise a manifest would name an
 * entry and that a script, and a phone would wait for one after the other.
 */
export function fetchSlotFiles(page: Document, firstContent: Promise<void>): void {
  const files = page.getElementById(LATER_FILES_ID);
  if (files instanceof HTMLTemplateElement) void firstContent.then(() => page.head.append(files.content));
}
