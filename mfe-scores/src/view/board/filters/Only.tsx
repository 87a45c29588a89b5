import { memo } from 'react';
import type { Id } from 'shared-kernel/entities/id';
import styled from 'styled-components';
import { t } from '../../../texts/pickListTexts';
import type { PickerKind } from './pickLines';

type Props = { kind: PickerKind; id: Id; name: string; onOnly: (id: Id) => void };

/** Ticks its line and no other. */
export const Only = memo(function Only({ kind, id, name, onOnly }: Props) {
  const text = t(`pickList.${kind}.only`);
  return (
    <Button type="button" aria-label={`${text}: ${name}`} onClick={() => onOnly(id)}>
      {text}
    </Button>
  );
});

const Button = styled.button`
  flex: none;
  max-width: 6rem;
  min-height: 44px;
  padding: 0 0 0 var(--space-3);
  border: 0;
  background: none;
  color: var(--accent);
  font-size: 0.75rem;
  font-weight: 600;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline-offset: -2px; }
`;
