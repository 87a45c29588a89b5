import type { FastifyInstance } from 'fastify';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { Store } from '../store/store';
import type { AdvertCounts } from './createAdvertCounts';
import { dayInVietnam } from './dayInVietnam';

const querySchema = v.object({ days: v.pipe(integer, v.minValue(1, '1 or more'), v.maxValue(400, 'at most 400')) });

/** The answer to `npm run ads:report`. */
export const advertReportSchema = v.object({
  /** Its first and last day, in Việt Nam. */
  since: text,
  until: text,
  adverts: v.array(v.object({ slot: text, id: text, shown: integer, clicked: integer })),
});

export type AdvertReport = v.InferOutput<typeof advertReportSchema>;

type Parts = {
  store: Pick<Store, 'advertCounts'>;
  adverts: Pick<AdvertCounts, 'write'>;
  /** Server time in unix seconds. */
  now: () => number;
};

/** Views and clicks of the last days, including today. Counts in memory are written first. */
export function registerAdvertAdmin(app: FastifyInstance, { store, adverts, now }: Parts): void {
  app.get('/adverts/report', async ({ query }) => {
    const { days } = decode(querySchema, query, 'query');
    await adverts.write();
    const since = dayInVietnam(now() - (days - 1) * 86_400);
    const report: AdvertReport = { since, until: dayInVietnam(now()), adverts: await store.advertCounts(since) };
    return { data: report };
  });
}
