import type { Cup, CupGroup } from 'shared-kernel/entities/cup';
import styled from 'styled-components';
import { tableNotes } from '../../domain/tableNotes';
import { t } from '../../texts/cupTexts';
import { ruleText } from './ruleText';
import { TieBreakLines } from './TieBreakLines';

/** Why the teams of a group with equal points stand as they do; nothing where none have. */
export function GroupNotes({ cup, group }: { cup: Cup; group: CupGroup }) {
  const notes = tableNotes(group.rows);
  return notes.decided.length + notes.shared.length === 0 ? null : (
    <Notes>
      <TieBreakLines notes={notes} teams={cup.teams} />
    </Notes>
  );
}

/** By which rule teams with equal points are placed, in all groups of a cup. */
export function GroupRule({ cup: { criteria } }: { cup: Cup }) {
  return (
    <Rule>
      <li>{criteria.length > 0 ? ruleText(criteria) : t('cup.rule')}</li>
      {criteria.includes('fair_play') ? <li>{t('cup.fairPlay')}</li> : null}
    </Rule>
  );
}

const Notes = styled.ul`
  margin: 0;
  padding: 0;
  color: var(--ink-2);
  font-size: 0.8125rem;
  list-style: none;
  & > li { margin-top: var(--space-1); }
  & > li:first-child { margin-top: var(--space-2); }
`;

/** The notes of all groups, and not of the last one alone. */
const Rule = styled(Notes)`
  margin-top: var(--space-4);
`;
