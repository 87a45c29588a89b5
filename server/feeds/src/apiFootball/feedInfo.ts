import type { FeedInfo } from '../feedRecords';
import { infoOf } from '../polled/infoOf';
import type { Fixture } from './fixture';

/** Converts what is known; `undefined` without any. Behind the referee's name may stand his country: `M. Oliver, England`. */
export function feedInfo({ fixture: { id, venue, referee } }: Fixture): FeedInfo | undefined {
  const [name] = referee?.split(',') ?? [];
  return infoOf(id, { venue: venue?.name, city: venue?.city, referee: name })[0];
}
