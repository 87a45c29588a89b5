import { formOf } from './seasonTables';
import type { SeasonResult } from './sumsOf';

type Options = {
  recordOf: (id: number) => { name: string; logo?: string | null | undefined } | undefined;
  /** Those that forms are of. */
  results: readonly SeasonResult[];
  /** Matches in play. */
  live: readonly Pick<SeasonResult, 'home' | 'away'>[];
};

/** The teams of tables as pages get them. */
export function shownTeams(ids: readonly number[], { recordOf, results, live }: Options) {
  const playing = new Set(live.flatMap(({ home, away }) => [home, away]));
  return ids.map((id) => {
    const record = recordOf(id);
    return {
      id,
      name: record?.name ?? '',
      logo: record?.logo ?? undefined,
      form: formOf(id, results),
      is_playing: playing.has(id),
    };
  });
}
