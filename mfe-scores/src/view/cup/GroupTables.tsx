import type { Cup } from 'shared-kernel/entities/cup';
import styled from 'styled-components';
import { t } from '../../texts/cupTexts';
import { t as stage } from '../../texts/stageTexts';
import { SeasonRows } from '../table/SeasonRows';
import { tableOfGroup } from './tableOfGroup';

/** The groups of a cup, each with its table. */
export function GroupTables({ cup }: { cup: Cup }) {
  return (
    <>
      {cup.groups.map((group) => (
        <Group key={group.name}>
          <h3>{stage('stage.group', { name: group.name })}</h3>
          <SeasonRows tables={tableOfGroup(cup, group)} kind="tong" teams={[]} />
        </Group>
      ))}
      <Rule>{t('cup.rule')}</Rule>
    </>
  );
}

const Group = styled.section`
  & + & { margin-top: var(--space-4); }
  & > h3 { margin: 0; font-size: 0.9375rem; }
`;

const Rule = styled.p`
  margin: var(--space-3) 0 0;
  color: var(--ink-2);
  font-size: 0.8125rem;
`;
