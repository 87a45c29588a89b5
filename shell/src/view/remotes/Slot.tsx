import type { SlotsProps } from 'shared-kernel/contract/shell';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { useObservable } from 'shared-kernel/react/useObservable';
import { remoteOfSlot } from '../../state/remotes/createRemotes';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { useHouse } from '../house';
import { RemotePart } from './RemotePart';
import { SlotBox } from './SlotBox';

/**
 * A named advertising slot. Its space is there before the advert and stays when the advert does not come,
 * so that nothing on the page moves; without a remote that serves it, there is no space either.
 */
export function Slot({ name }: { name: SlotName }) {
  const { shell, remotes } = useHouse();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  const remote = remoteOfSlot(name, pointers);
  if (!remote) return null;
  return (
    <SlotBox name={name}>
      <RemotePart<SlotsProps>
        part={remotes.slot(remote, name)}
        props={{ shell: remotes.shellFor(remote, shell), name }}
        waiting={null}
        troubled={() => null}
      />
    </SlotBox>
  );
}
