import { type SeasonTables, USUAL_CRITERIA } from 'shared-kernel/entities/seasonTables';
import { localDay } from 'shared-kernel/rules/localDay';
import styled from 'styled-components';
import { rowsOf, type TableKind } from '../../domain/tableKind';
import { tableNotes } from '../../domain/tableNotes';
import { t } from '../../texts/seasonNotesTexts';
import { ruleText } from './ruleText';
import { TieBreakLines } from './TieBreakLines';

/** What a table is made of, and why teams with equal points stand as they do. */
export function TableNotes({ tables, kind }: { tables: SeasonTables; kind: TableKind }) {
  const isFeeds = kind === 'tong' && tables.is_feed;
  const criteria = kind === 'tong' ? tables.criteria : USUAL_CRITERIA;
  return (
    <List>
      <li>{basisOf(tables, kind)}</li>
      <Live tables={tables} kind={kind} />
      {isFeeds ? null : <li>{ruleText(criteria)}</li>}
      <TieBreakLines notes={tableNotes(rowsOf(tables, kind))} teams={tables.teams} isFeeds={isFeeds} />
    </List>
  );
}

function basisOf({ is_feed, matches, since }: SeasonTables, kind: TableKind): string {
  if (kind === 'tong' && is_feed) return t('seasonNotes.fromFeed');
  if (kind === 'phong-do' && !is_feed) return t('seasonNotes.basisOfForm');
  const known = { count: matches, day: since === undefined ? '–' : dayOf(since) };
  return is_feed ? t('seasonNotes.incomplete', known) : t('seasonNotes.basis', known);
}

function dayOf(unixSeconds: number): string {
  return localDay(unixSeconds).split('-').reverse().join('/');
}

/** The feed's table is as it reports it; form is of what has ended. */
function Live({ tables, kind }: { tables: SeasonTables; kind: TableKind }) {
  const playing = tables.teams.filter(({ is_playing }) => is_playing).length;
  if (playing === 0 || kind === 'phong-do' || (kind === 'tong' && tables.is_feed)) return null;
  return <li>{t('seasonNotes.live', { count: Math.ceil(playing / 2) })}</li>;
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  color: var(--ink-2);
  font-size: 0.8125rem;
  list-style: none;
  & > li { margin-top: var(--space-1); }
  /* The card sets those of a list itself. */
  & > li:first-child { margin-top: var(--space-3); }
`;
