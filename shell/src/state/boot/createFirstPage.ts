import { BehaviorSubject } from 'rxjs';
import { FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';

/**
 * The article or list that `delivery` wrote into the page. It stays on screen until a remote has drawn the same or the
 * visitor navigates, so that the text never disappears under a reader.
 */
export function createFirstPage(page: Document) {
  const node = page.getElementById(FIRST_PAGE_ID);
  const isHeld$ = new BehaviorSubject(node !== null);
  return {
    node,
    isHeld$,
    release() {
      if (isHeld$.value) isHeld$.next(false);
    },
  };
}
