import { useCallback, useEffect } from 'react';
import type { SlotsProps } from 'shared-kernel/contract/shell';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import { remoteOfSlot } from '../../state/remotes/createRemotes';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { useAppServices } from '../appServices';
import { RemotePart } from './RemotePart';

/**
 * A named advertising slot. Its space exists before the advert and stays when none comes, so that nothing on the page
 * moves: the next page begins without it. Without a remote that serves it, it takes no space.
 */
export function Slot({ name }: { name: SlotName }) {
  const { shell, remotes, emptySlots } = useAppServices();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  const remote = remoteOfSlot(name, pointers);
  const onEmpty = useCallback((isEmpty: boolean) => emptySlots.tell(name, isEmpty), [emptySlots, name]);
  if (!remote) return null;
  return (
    <Box data-slot={name}>
      <RemotePart<SlotsProps>
        part={remotes.slot(remote, name)}
        props={{ shell: remotes.shellFor(remote, shell), name, onEmpty }}
        waiting={null}
        troubled={() => <Lost onLost={onEmpty} />}
      />
    </Box>
  );
}

/** Nothing, in silence: as when a visitor blocks adverts. */
function Lost({ onLost }: { onLost: (isEmpty: boolean) => void }) {
  useEffect(() => onLost(true), [onLost]);
  return null;
}

/** The reserved space of a slot, whose size is known in advance. */
const Box = styled.div`
  overflow: hidden;
  /* Keeps changes elsewhere on the page from repainting the slot. */
  isolation: isolate;
  &[data-slot^='OnHeaderLevel'] { height: var(--banner-height); }
  &[data-slot='LandingCards'] { height: var(--cards-height); }
  &[data-slot='OnHeaderLevel1'] { width: 728px; max-width: 100%; height: 60px; }
  &[data-slot^='FixTop'], &[data-slot^='FixMiddle'] { width: 160px; height: calc(50vh - 24px); max-height: 600px; }

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
