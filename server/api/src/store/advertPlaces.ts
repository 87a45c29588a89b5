import type { Kysely } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import { dayInVietnam } from './advertCounts';
import type { Database } from './schema';
import { readAdvertFiles } from './siteContent';

/** An advert and where it stands, by the names of counts; with what its team calls it, where it is published. */
export type AdvertInPlace = { readonly slot: string; readonly id: string; readonly title?: string | null };

/** Where adverts of each file stand. The popup and the floats are overlays, the catfish is the bottom edge. */
const OVERLAYS = { popup: 'Overlays', floatLeft: 'Overlays', floatRight: 'Overlays', catfish: 'FixBottom' } as const;
const OF_CARDS = ['LandingCards', 'CardBet'];

/**
 * The adverts that are published, those of other days included.
 *
 * @param countedSince unix seconds: and those that were counted from that day on
 */
export async function readAdvertPlaces(
  db: Kysely<Database>,
  countedSince: number | undefined,
  report: Report,
): Promise<AdvertInPlace[]> {
  const [banners, files, counted] = await Promise.all([
    db.selectFrom('banner').select(['position as slot', 'name as id', 'alt as title']).execute(),
    readAdvertFiles(db, report),
    countedSince === undefined ? [] : readCounted(db, dayInVietnam(countedSince)),
  ]);
  const cards = files.cards?.cards.flatMap(({ id, title }) => OF_CARDS.map((slot) => ({ slot, id, title }))) ?? [];
  const offers =
    files.bookmakers?.offers.map(({ id, brand, bonus }) => ({
      slot: 'TopBookmakers',
      id,
      title: `${brand} ${bonus}`,
    })) ?? [];
  const overlays = Object.entries(OVERLAYS).flatMap(
    ([name, slot]) =>
      files.overlays?.[name as keyof typeof OVERLAYS].map(({ id, alt }) => ({ slot, id, title: alt })) ?? [],
  );
  return [...banners, ...counted, ...cards, ...offers, ...overlays];
}

function readCounted(db: Kysely<Database>, day: string): Promise<AdvertInPlace[]> {
  return db.selectFrom('advert_count').select(['slot', 'name as id']).distinct().where('day', '>=', day).execute();
}
