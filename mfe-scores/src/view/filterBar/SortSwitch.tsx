import { SORT_MODES, type SortMode } from 'shared-kernel/rules/board/boardGroup';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { useIsPicture } from '../picture/picture';

type Props = { mode: SortMode; onSort: (mode: SortMode) => void };

/** By time or by league. */
export function SortSwitch({ mode, onSort }: Props) {
  const isPicture = useIsPicture();
  return (
    <Group role="group" inert={isPicture} aria-label={t('sort.label')}>
      {SORT_MODES.map((choice) => (
        <Choice key={choice} type="button" aria-pressed={choice === mode} onClick={() => onSort(choice)}>
          {t(`sort.${choice}`)}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex: none;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
`;

const Choice = styled.button`
  height: 28px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-chip);
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  cursor: pointer;
  /* Lighter than its track at night, too; the outline has the contrast of a sign. */
  &[aria-pressed='true'] {
    background: color-mix(in oklab, var(--surface-1) 86%, var(--ink));
    color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink-3);
  }
`;
