import type { Id } from 'shared-kernel/entities/id';
import { NO_COMPETITION } from 'shared-kernel/entities/match';
import { plain } from '../../domain/foundBy';
import { NO_COUNTRY, type PickItem } from '../../domain/picks';
import { t } from '../../texts/texts';

export type PickerKind = 'competitions' | 'countries';

/** A line of a picker as shown; `found` is its name as the search compares it. */
export type PickLine = { id: Id; name: string; found: string; matchCount: number };

export function toPickLines(kind: PickerKind, items: readonly PickItem[]): PickLine[] {
  return items.map(({ id, name, matchCount }) => {
    const shown = name ?? nameless(kind, id);
    return { id, name: shown, found: plain(shown), matchCount };
  });
}

/** The answer may lack a record: the id then identifies the line. */
function nameless(kind: PickerKind, id: Id): string {
  const other = t(`picker.${kind}.other`);
  return id === NO_COUNTRY || id === NO_COMPETITION ? other : `${other} (${id})`;
}
