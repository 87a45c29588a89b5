import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { teamKey } from 'feeds/several/teamKey';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { ApiError } from '../http/apiError';
import { chunksOf } from '../store/chunksOf';
import type { ForeignResult } from '../store/results/importResults';
import type { Store } from '../store/store';
import { type ImportedResult, importedResultSchema } from './importedResult';

const source = v.pipe(text, v.regex(/^[^\p{Control}\p{Surrogate}]{1,100}$/u, 'a name of 1 to 100 characters'));

const importSchema = v.object({ source, results: v.array(v.unknown(), 'a list') });

const removalSchema = v.object({ source });

/** The answer to `npm run history -- import`. */
export const importedSchema = v.object({
  added: integer,
  changed: integer,
  unchanged: integer,
  removed: integer,
  paired: integer,
  unpaired: v.array(text),
  others: v.array(text),
});

/** The answer to `npm run history -- remove`. */
export const removedSchema = v.object({ removed: integer });

type HistoryStore = Pick<Store, 'importResults' | 'removeImported' | 'importedSources'>;

/** The routes of `npm run history`: all results of a request are stored, or none. */
export function registerHistoryAdmin(app: FastifyInstance, store: HistoryStore): void {
  app.post('/history/import', async ({ body }) => {
    const { source, results } = decode(importSchema, body);
    return { data: await store.importResults(source, await foreignResults(results)) };
  });
  app.post('/history/remove', async ({ body }) => {
    const { source } = decode(removalSchema, body);
    const removed = await store.removeImported(source);
    if (removed !== undefined) return { data: { removed } };
    const sources = (await store.importedSources()).join(', ') || 'nothing was imported';
    throw new ApiError(404, 'not_found', `Expected a source that was imported (${sources}), got ${source}`);
  });
}

/** Gives way to the rest of the process now and then: a file has tens of thousands. */
async function foreignResults(raw: readonly unknown[]): Promise<ForeignResult[]> {
  const results: ForeignResult[] = [];
  for (const some of chunksOf(raw)) {
    for (const one of some) results.push(toForeign(decode(importedResultSchema, one, `results.${results.length}`)));
    await breathe();
  }
  return results;
}

function toForeign(result: ImportedResult): ForeignResult {
  const { country, home, away, score, halfTime, regularTime, kicks } = result;
  return {
    kick_off: result.kickOff,
    competition: result.competition,
    home_name: home.name,
    away_name: away.name,
    home: teamKey(country, home.knownAs),
    away: teamKey(country, away.knownAs),
    home_goals: score[0],
    away_goals: score[1],
    home_half: halfTime?.[0] ?? null,
    away_half: halfTime?.[1] ?? null,
    home_regular: regularTime?.[0] ?? null,
    away_regular: regularTime?.[1] ?? null,
    home_kicks: kicks?.[0] ?? null,
    away_kicks: kicks?.[1] ?? null,
    shootout_winner: result.shootoutWinner ?? null,
    is_extra_time: result.hasExtraTime ?? null,
    home_minutes: result.homeMinutes ?? null,
    away_minutes: result.awayMinutes ?? null,
    home_card_points: null,
    away_card_points: null,
  };
}
