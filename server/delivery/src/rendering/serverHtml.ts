import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { Rendered } from 'shared-kernel/contract/serverEntry';

/** What an entry has rendered, with the answers that it wants written into the page. */
export type ServerHtml = Omit<Rendered, 'answers'> & { readonly responses: readonly PreloadedResponse[] };
