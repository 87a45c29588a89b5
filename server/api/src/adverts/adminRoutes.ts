import type { FastifyInstance } from 'fastify';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text, withDefault } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { COUNTED_BY, dayInVietnam } from '../store/advertCounts';
import type { AdvertInPlace } from '../store/advertPlaces';
import type { Store } from '../store/store';
import type { AdvertCounts } from './createAdvertCounts';

const countedBy = v.picklist(COUNTED_BY, `one of ${COUNTED_BY.join(', ')}`);

const querySchema = v.object({
  days: v.pipe(integer, v.minValue(1, '1 or more'), v.maxValue(400, 'at most 400')),
  /** With commas. */
  by: withDefault(
    v.pipe(
      text,
      v.transform((list) => list.split(',').filter(Boolean)),
      v.array(countedBy),
    ),
    [],
  ),
});

const countedSchema = v.object({
  slot: text,
  id: text,
  /** What its team calls it; one that was taken down has its id alone. */
  title: v.optional(text),
  shown: integer,
  clicked: integer,
  day: v.optional(text),
  route: v.optional(text),
  device: v.optional(text),
});

/** The answer to `npm run ads:report`. */
export const advertReportSchema = v.object({
  /** Its first and last day, in Việt Nam. */
  since: text,
  until: text,
  /** By what the sums are told apart, besides the advert and its place. */
  by: v.array(countedBy),
  adverts: v.array(countedSchema),
});

export type AdvertReport = v.InferOutput<typeof advertReportSchema>;

type Deps = {
  store: Pick<Store, 'advertCounts' | 'advertPlaces'>;
  adverts: Pick<AdvertCounts, 'write'>;
  /** Server time in unix seconds. */
  now: () => number;
};

const keyOf = ({ slot, id }: AdvertInPlace) => `${slot} ${id}`;

/** Views and clicks of the last days, including today. Counts in memory are written first. */
export function registerAdvertAdmin(app: FastifyInstance, { store, adverts, now }: Deps): void {
  app.get('/adverts/report', async ({ query }) => {
    const { days, by } = decode(querySchema, query, 'query');
    await adverts.write();
    const since = dayInVietnam(now() - (days - 1) * 86_400);
    const titles = new Map((await store.advertPlaces()).map((one) => [keyOf(one), one.title]));
    const counted = await store.advertCounts(since, by);
    const titled = counted.map((one) => ({ ...one, title: titles.get(keyOf(one)) ?? undefined }));
    const report: AdvertReport = { since, until: dayInVietnam(now()), by, adverts: titled };
    return { data: report };
  });
}
