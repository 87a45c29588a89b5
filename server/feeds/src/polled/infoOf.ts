import type { FeedInfo } from '../feedRecords';

type Told = { venue?: string | undefined; city?: string | undefined; referee?: string | undefined };

/** What is known of a match beside its play; nothing when nothing is. Vendors send empty texts for what they do not know. */
export function infoOf(match_id: number, { venue, city, referee }: Told): FeedInfo[] {
  const ground = known(venue);
  const official = known(referee);
  if (!ground && !official) return [];
  return [{ match_id, venue: ground ? { name: ground, city: known(city) } : undefined, referee: official }];
}

function known(said: string | undefined): string | undefined {
  return said?.trim() || undefined;
}
