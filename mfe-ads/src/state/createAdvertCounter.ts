import type { AdvertPlace, Shell } from 'shared-kernel/contract/shell';

/** An advert in its place. Without an id it is not counted. */
export type Counted = { slot: AdvertPlace; id: string | undefined };

export type AdvertCounter = ReturnType<typeof createAdvertCounter>;

/**
 * Reports to the shell which adverts were seen and clicked: each once a page view, however often it comes into sight or is
 * pressed. What is pressed before half of it was in sight was seen, too.
 */
export function createAdvertCounter({ advertCounted }: Pick<Shell, 'advertCounted'>) {
  /** The last page view in which each was counted. */
  const lastPages = new Map<string, number>();

  function count({ slot, id }: Counted, what: 'shown' | 'clicked', page: number): void {
    const key = `${what} ${slot} ${id}`;
    if (id === undefined || lastPages.get(key) === page) return;
    lastPages.set(key, page);
    advertCounted({ slot, id }, what);
  }

  return {
    /** @param page the number of the page view */
    shown: (advert: Counted, page: number): void => count(advert, 'shown', page),
    clicked(advert: Counted, page: number): void {
      count(advert, 'shown', page);
      count(advert, 'clicked', page);
    },
  };
}
