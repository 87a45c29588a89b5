import { plain } from '../../domain/foundBy';
import { NO_COUNTRY, type PickItem } from '../../domain/picks';
import { t } from '../../texts/texts';

export type PickerKind = 'competitions' | 'countries';

/** A line of a picker as it is drawn; `found` is its name as fingers type it. */
export type PickLine = { id: number; name: string; found: string; matchCount: number };

export function toPickLines(kind: PickerKind, items: readonly PickItem[]): PickLine[] {
  return items.map(({ id, name, matchCount }) => {
    const shown = name ?? nameless(kind, id);
    return { id, name: shown, found: plain(shown), matchCount };
  });
}

/** The answer may lack a record: its id tells one such line from another. */
function nameless(kind: PickerKind, id: number): string {
  const other = t(`picker.${kind}.other`);
  return id === NO_COUNTRY ? other : `${other} (${id})`;
}
