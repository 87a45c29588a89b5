import type { SlotsProps } from 'shared-kernel/contract/shell';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import { remoteOfSlot } from '../../state/remotes/createRemotes';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { useAppServices } from '../appServices';
import { RemotePart } from './RemotePart';

/**
 * A named advertising slot. Its space is there before the advert and stays when the advert does not come,
 * so that nothing on the page moves; without a remote that serves it, there is no space either.
 */
export function Slot({ name }: { name: SlotName }) {
  const { shell, remotes } = useAppServices();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  const remote = remoteOfSlot(name, pointers);
  if (!remote) return null;
  return (
    <Box data-slot={name}>
      <RemotePart<SlotsProps>
        part={remotes.slot(remote, name)}
        props={{ shell: remotes.shellFor(remote, shell), name }}
        waiting={null}
        troubled={() => null}
      />
    </Box>
  );
}

/** The reserved space of a slot: its size is known before anything is drawn in it. */
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
