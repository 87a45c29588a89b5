import type { Cup } from 'shared-kernel/entities/cup';
import styled from 'styled-components';
import { groupsByPhase } from '../../domain/groupsByPhase';
import { tableNotes } from '../../domain/tableNotes';
import { t } from '../../texts/cupTexts';
import { t as stage } from '../../texts/stageTexts';
import { ruleText } from '../table/ruleText';
import { SeasonRows } from '../table/SeasonRows';
import { TieBreakLines } from '../table/TieBreakLines';
import { tableOfGroup } from './tableOfGroup';

type Group = Cup['groups'][number];

/** The groups of a cup, each with its table, under the names of their phases if it has several. */
export function GroupTables({ cup }: { cup: Cup }) {
  const phases = groupsByPhase(cup.groups);
  const hasPhases = phases.some(({ phase }) => phase !== undefined);
  return (
    <>
      {phases.map(({ phase, groups }) => (
        <Phase key={phase ?? ''}>
          {hasPhases ? <h3>{stage(phase ? `stage.phase.${phase}` : 'stage.round.group')}</h3> : null}
          {groups.map((group) => (
            <GroupTable key={group.name} cup={cup} group={group} isOfPhase={hasPhases} />
          ))}
        </Phase>
      ))}
      <Rule>
        <li>{cup.criteria.length > 0 ? ruleText(cup.criteria) : t('cup.rule')}</li>
        {cup.criteria.includes('fair_play') ? <li>{t('cup.fairPlay')}</li> : null}
      </Rule>
    </>
  );
}

function GroupTable({ cup, group, isOfPhase }: { cup: Cup; group: Group; isOfPhase: boolean }) {
  const Heading = isOfPhase ? 'h4' : 'h3';
  const notes = tableNotes(group.rows);
  return (
    <section>
      <Heading>{stage('stage.group', { name: group.name })}</Heading>
      <SeasonRows tables={tableOfGroup(cup, group)} kind="tong" teams={[]} />
      {notes.decided.length + notes.shared.length === 0 ? null : (
        <Notes>
          <TieBreakLines notes={notes} teams={cup.teams} />
        </Notes>
      )}
    </section>
  );
}

const Phase = styled.div`
  & + & { margin-top: var(--space-6); }
  & > h3 { margin: 0 0 var(--space-3); font-size: 1rem; }
  & > section + section { margin-top: var(--space-4); }
  & > section > :is(h3, h4) { margin: 0; font-size: 0.9375rem; }
`;

const Notes = styled.ul`
  margin: 0;
  padding: 0;
  color: var(--ink-2);
  font-size: 0.8125rem;
  list-style: none;
  & > li { margin-top: var(--space-1); }
  & > li:first-child { margin-top: var(--space-2); }
`;

/** Of all groups, and not of the last one alone. */
const Rule = styled(Notes)`
  margin-top: var(--space-4);
`;
