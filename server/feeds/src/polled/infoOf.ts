import type { Stage } from 'shared-kernel/entities/stage';
import type { FeedInfo } from '../feedRecords';

type VendorInfo = {
  venue?: string | undefined;
  city?: string | undefined;
  referee?: string | undefined;
  stage?: Stage | undefined;
  /** Counts only where there is no stage. */
  matchday?: number | undefined;
};

/**
 * What is known of a match apart from its play. Vendors send empty texts for what they do not know, and take back what was
 * wrong: so it is published also where nothing is known.
 */
export function infoOf(match_id: number, { venue, city, referee, stage, matchday }: VendorInfo): FeedInfo {
  const name = known(venue);
  return {
    match_id,
    venue: name ? { name, city: known(city) } : undefined,
    referee: known(referee),
    stage,
    matchday: stage ? undefined : matchday,
  };
}

function known(said: string | undefined): string | undefined {
  return said?.trim() || undefined;
}
