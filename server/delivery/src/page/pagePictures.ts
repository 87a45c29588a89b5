import type { SlotName } from 'shared-kernel/contract/slotName';
import type { FirstPicture } from '../drawing/firstPicture';

/** The first pictures of a page's parts; what is missing was not drawn, or not in time. */
export type PagePictures = {
  readonly frame?: FirstPicture | undefined;
  readonly page?: FirstPicture | undefined;
  readonly slots: ReadonlyMap<SlotName, FirstPicture>;
};
