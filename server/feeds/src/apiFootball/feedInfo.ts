import type { FeedInfo } from '../feedRecords';
import { infoOf } from '../polled/infoOf';
import { stageIn } from '../polled/stageIn';
import type { Fixture } from './fixture';

/** Behind the referee's name may stand his country: `M. Oliver, England`. */
export function feedInfo({ fixture: { id, venue, referee }, league }: Fixture): FeedInfo {
  const [name] = referee?.split(',') ?? [];
  return infoOf(id, { venue: venue?.name, city: venue?.city, referee: name, stage: stageIn(league.round) });
}
