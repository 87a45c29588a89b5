import type { ReactNode } from 'react';
import type { SlotName } from 'shared-kernel/contract/slotName';
import styled from 'styled-components';

/** The reserved space of a slot: its size is known before anything is drawn in it. */
export function SlotBox({ name, children }: { name: SlotName; children: ReactNode }) {
  return <Box data-slot={name}>{children}</Box>;
}

const Box = styled.div`
  overflow: hidden;
  /* What changes elsewhere on the page is drawn without going through the slot's content again. */
  isolation: isolate;
  &[data-slot='OnHeaderLevel1'] { width: 728px; max-width: 100%; height: 60px; }
  &[data-slot='OnHeaderLevel2'], &[data-slot='OnHeaderLevel3'] { height: var(--banner-height); }
  &[data-slot='LandingCards'] { height: var(--cards-height); }
  &[data-slot^='FixTop'], &[data-slot^='FixMiddle'] { width: 160px; height: calc(50vh - 24px); max-height: 600px; }

  /* These two lie over the page: the box itself must neither catch clicks nor cut what stands in it. */
  &[data-slot='FixBottom'] {
    position: fixed;
    inset: auto 0 var(--bottom-menu);
    z-index: 20;
    height: var(--banner-height);
    pointer-events: none;
  }
  &[data-slot='FixBottom'] > * { pointer-events: auto; }
  &[data-slot='Overlays'] { overflow: visible; isolation: auto; }
`;
