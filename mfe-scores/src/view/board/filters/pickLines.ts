import type { Id } from 'shared-kernel/entities/id';
import { NO_COMPETITION } from 'shared-kernel/entities/match';
import { NO_COUNTRY } from 'shared-kernel/rules/picks';
import { plain } from 'shared-kernel/rules/plainText';
import type { PickItem } from '../../../domain/picks';
import { t } from '../../../texts/pickListTexts';

export type PickerKind = 'competitions' | 'countries';

/** A name, and how the search compares it. */
export type Findable = { name: string; found: string };

/** A line of a picker as shown. */
export type PickLine = Findable & { id: Id; matchCount: number; teams: readonly string[] };

export function toPickLines(kind: PickerKind, items: readonly PickItem[]): PickLine[] {
  return items.map(({ id, name, matchCount, teams }) => {
    return { id, ...findable(name ?? nameless(kind, id)), matchCount, teams };
  });
}

export function findable(name: string): Findable {
  return { name, found: plain(name) };
}

/** The answer may lack a record: the id then identifies the line. */
function nameless(kind: PickerKind, id: Id): string {
  const other = t(`pickList.${kind}.other`);
  return id === NO_COUNTRY || id === NO_COMPETITION ? other : `${other} (${id})`;
}
