import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { Drawn } from 'shared-kernel/contract/serverEntry';

/** What an entry has drawn, with the answers that it wants written into the page. */
export type FirstPicture = Omit<Drawn, 'answers'> & { readonly responses: readonly PreloadedResponse[] };
