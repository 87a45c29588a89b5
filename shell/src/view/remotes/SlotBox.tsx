import { FIRST_PART_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import styled from 'styled-components';
import { behindServerHtml } from '../serverHtml/behindServerHtml';

/** The reserved space of a slot, whose size is known in advance. */
export const SlotBox = styled.div`
  overflow: hidden;
  /* Keeps changes elsewhere on the page from repainting the slot. */
  isolation: isolate;
  &[data-slot^='OnHeaderLevel'] { height: var(--banner-height); }
  &[data-slot='LandingCards'] { height: var(--cards-height); }
  &[data-slot='OnHeaderLevel1'] { width: 728px; max-width: 100%; height: 60px; }
  &[data-slot^='FixTop'], &[data-slot^='FixMiddle'] { width: 160px; height: calc(50vh - 24px); max-height: 600px; }

  &[data-held] { position: relative; }
  ${behindServerHtml}
  &[data-held] > :not([data-picture]) { bottom: 0; }
  /* In the HTML: what was rendered fills the slot itself; a slot that no remote serves has no such node, and no space. */
  &[data-hole] > [${FIRST_PART_ATTRIBUTE}]:not([hidden]) { display: contents; }
  &[data-hole]:empty { display: none; }

  /* These two overlay the page: the box must neither catch clicks nor clip its content. */
  &[data-slot='FixBottom'] {
    position: fixed;
    inset: auto 0 var(--bottom-menu);
    z-index: 20;
    height: var(--edge-height);
    pointer-events: none;
  }
  &[data-slot='FixBottom'] > * { pointer-events: auto; }
  &[data-slot='Overlays'] { overflow: visible; isolation: auto; }
  @media print { display: none; }
`;
