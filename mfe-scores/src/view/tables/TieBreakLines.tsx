import type { SeasonRow, SeasonTables } from 'shared-kernel/entities/seasonTables';
import type { TableNotes } from '../../domain/tableNotes';
import { t } from '../../texts/seasonNotesTexts';

type Props = {
  notes: TableNotes;
  teams: SeasonTables['teams'];
  /** The order is that of a feed, which gives no reason for it. */
  isFeeds?: boolean;
};

/** Why teams with equal points stand as they do: lines of a list. */
export function TieBreakLines({ notes: { decided, shared }, teams, isFeeds = false }: Props) {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const named = (some: readonly SeasonRow[]) => some.map(({ team_id }) => names.get(team_id) ?? '').join(', ');
  return (
    <>
      {decided.map(({ by, rows }) => (
        <li key={by}>
          {t('seasonNotes.decided', { criterion: t(`seasonNotes.criterion.${by}`), teams: named(rows) })}
        </li>
      ))}
      {isFeeds
        ? null
        : shared.map(({ place, rows }) => (
            <li key={place}>{t('seasonNotes.shared', { place, teams: named(rows) })}</li>
          ))}
    </>
  );
}
