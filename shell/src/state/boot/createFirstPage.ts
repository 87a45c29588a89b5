import { BehaviorSubject } from 'rxjs';
import { FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';

/**
 * What `delivery` wrote into the page to be read, an article or a list. It stays on screen until a remote has drawn
 * the same, or the visitor goes elsewhere: nobody who reads already shall see it go and come back.
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
