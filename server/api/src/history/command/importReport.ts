import type * as v from 'valibot';
import type { importedSchema } from '../adminRoutes';
import type { ReadResults } from '../read/readResultFile';

/** Places and names of one line, unless all are wanted. */
const FIRST = 10;

/** What was read, and what was left out by reason. */
export function readLines({ files, results, skipped }: ReadResults, isAll: boolean): string[] {
  const places = new Map<string, string[]>();
  for (const { reason, place } of skipped) places.set(reason, [...(places.get(reason) ?? []), place]);
  return [
    `Read ${files.join(', ')}: ${results.length} results, ${skipped.length} left out`,
    ...[...places].map(([reason, at]) => `  ${at.length} left out, ${reason}: ${listed(at, isAll)}`),
  ];
}

type Imported = v.InferOutput<typeof importedSchema>;

export function importedLines(
  source: string,
  { added, changed, unchanged, removed, paired, unpaired, others }: Imported,
  isAll: boolean,
): string[] {
  const counts = `${added} added, ${changed} changed, ${unchanged} were there, ${removed} removed`;
  return [
    `Imported as ${source}: ${counts}`,
    `${paired} of ${paired + unpaired.length} teams are teams of the feed`,
    ...(unpaired.length > 0 ? [`  under their names alone: ${listed(unpaired, isAll)}`] : []),
    ...(others.length > 0 ? [`Other sources that were imported: ${listed(others, isAll)}`] : []),
  ];
}

function listed(items: readonly string[], isAll: boolean): string {
  const shown = isAll ? items : items.slice(0, FIRST);
  return shown.join(', ') + (shown.length < items.length ? ` and ${items.length - shown.length} more` : '');
}
