import { BehaviorSubject } from 'rxjs';

/** Whether some remote shows prices or statistics that a visitor asked for. */
export function createShownPrices() {
  const areShown$ = new BehaviorSubject(false);
  const places = new Set<object>();
  return {
    areShown$,
    /** They are on screen until the function it returns is called. */
    show(): () => void {
      const place = {};
      places.add(place);
      areShown$.next(true);
      return () => {
        places.delete(place);
        areShown$.next(places.size > 0);
      };
    },
  };
}
