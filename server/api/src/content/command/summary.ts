import type { Difference } from './difference';
import type { Rename } from './renames';

const HEAD = ['', 'new', 'changed', 'taken down', 'unchanged'];

/** The effect of a publication, item by item and then as a table. */
export function summary(all: readonly Difference[]): string[] {
  const lines = all.flatMap(({ kind, added, changed, renamed, takenDown }) => [
    ...added.map(({ key, title }) => `+ ${kind}/${key}  ${title}`),
    ...changed.map(({ key, title }) => `~ ${kind}/${key}  ${title}${oldName(renamed, kind, key)}`),
    ...takenDown.map(({ key, title }) => `- ${kind}/${key}  ${title}`),
  ]);
  const rows = all.map(({ kind, added, changed, takenDown, unchanged }) => [
    kind,
    ...[added.length, changed.length, takenDown.length, unchanged].map(String),
  ]);
  return [...lines, ...(lines.length > 0 ? [''] : []), ...table([HEAD, ...rows])];
}

function oldName(renamed: readonly Rename[], kind: string, key: string): string {
  const from = renamed.find(({ to }) => to === key)?.from;
  return from === undefined ? '' : ` (was ${kind}/${from}, whose address leads here)`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(([name = '', ...numbers]) =>
    [name.padEnd(widths[0] ?? 0), ...numbers.map((text, index) => text.padStart(widths[index + 1] ?? 0))].join('  '),
  );
}
