import type { SlotName } from 'shared-kernel/contract/slotName';
import type { ServerHtml } from '../rendering/serverHtml';

/** The server-rendered HTML of a page’s parts; what is missing was not rendered, or not in time. */
export type RenderedParts = {
  readonly frame?: ServerHtml | undefined;
  readonly page?: ServerHtml | undefined;
  readonly slots: ReadonlyMap<SlotName, ServerHtml>;
};
