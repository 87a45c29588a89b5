import type { Cup, CupGroup } from 'shared-kernel/entities/cup';
import styled from 'styled-components';
import { groupsByPhase } from '../../domain/groupsByPhase';
import { t as stage } from '../../texts/stageTexts';
import { GroupNotes, GroupRule } from './GroupNotes';
import { SeasonRows } from './SeasonRows';
import { tableOfGroup } from './tableOfGroup';

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
      <GroupRule cup={cup} />
    </>
  );
}

function GroupTable({ cup, group, isOfPhase }: { cup: Cup; group: CupGroup; isOfPhase: boolean }) {
  const Heading = isOfPhase ? 'h4' : 'h3';
  return (
    <section>
      <Heading>{stage('stage.group', { name: group.name })}</Heading>
      <SeasonRows tables={tableOfGroup(cup, group)} kind="tong" teams={[]} />
      <GroupNotes cup={cup} group={group} />
    </section>
  );
}

const Phase = styled.div`
  & + & { margin-top: var(--space-6); }
  & > h3 { margin: 0 0 var(--space-3); font-size: 1rem; }
  & > section + section { margin-top: var(--space-4); }
  & > section > :is(h3, h4) { margin: 0; font-size: 0.9375rem; }
`;
