import { createElement } from 'react';
import { placeholderOf } from 'shared-kernel/contract/serverEntry';
import type { SlotName } from 'shared-kernel/contract/slotName';
import styled from 'styled-components';

/** The space of an advert within the page, with the place of its HTML. */
export function SlotPlaceholder({ name }: { name: SlotName }) {
  return <Box data-slot={name}>{createElement('tyso-hole', { name: placeholderOf({ kind: 'slot', name }) })}</Box>;
}

/** As the shell reserves it. */
const Box = styled.div`
  /* What was rendered fills the place itself. */
  & > div:not([hidden]) { display: contents; }
  /* No remote serves the slot. */
  &:empty { display: none; }
  height: var(--banner-height);
  overflow: hidden;
  isolation: isolate;
`;
