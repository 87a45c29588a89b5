import { createElement, useCallback, useEffect } from 'react';
import { placeholderOf, type RenderedPart } from 'shared-kernel/contract/serverEntry';
import type { SlotsProps } from 'shared-kernel/contract/shell';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { FirstPart } from '../../state/boot/createFirstPage';
import type { RemotePart } from '../../state/remotes/createRemotePart';
import { remoteOfSlot } from '../../state/remotes/createRemotes';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { useAppServices, useIsOnServer } from '../appServices';
import { ServerHtml } from '../serverHtml/ServerHtml';
import { useFirstPart } from '../serverHtml/useFirstPart';
import { RemotePartView } from './RemotePartView';
import { SlotBox } from './SlotBox';

/** In milliseconds. */
const LONGEST_MS = 3_000;

/**
 * A named advertising slot. Its space exists before the advert and stays when none comes, so that nothing on the page
 * moves: the next page begins without it. Without a remote that serves it, it takes no space.
 */
export function Slot({ name }: { name: SlotName }) {
  return useIsOnServer() ? <SlotPlaceholder name={name} /> : <OwnedSlot name={name} />;
}

/** What remotes serve is known where the placeholder is filled. Overlays come late, and have no place. */
function SlotPlaceholder({ name }: { name: SlotName }) {
  if (name === 'Overlays') return null;
  return (
    <SlotBox data-slot={name} data-hole="">
      <Placeholder part={{ kind: 'slot', name }} />
    </SlotBox>
  );
}

function OwnedSlot({ name }: { name: SlotName }) {
  const { shell, remotes, emptySlots } = useAppServices();
  const remote = remoteOfSlot(name, useObservable(remotes.pointers$, NO_POINTERS));
  const { part, isHeld } = useFirstPart(`slot:${name}`);
  const filling = remote && remotes.slot(remote, name);
  useLeavesAnyway(part, filling);
  const onEmpty = useCallback(
    (isEmpty: boolean) => {
      // The remote knows now what it shows, and shows it.
      part?.release();
      emptySlots.report(name, isEmpty);
    },
    [emptySlots, name, part],
  );
  if (!remote || !filling) return null;
  return (
    <SlotBox data-slot={name} data-held={isHeld || undefined}>
      {part && isHeld ? <ServerHtml part={part} /> : null}
      <RemotePartView<SlotsProps>
        part={filling}
        props={{ shell: remotes.shellFor(remote, shell), name, onEmpty }}
        waiting={null}
        troubled={() => <Lost onLost={onEmpty} />}
      />
    </SlotBox>
  );
}

/** Not every release says what it shows: its HTML leaves this long after the release has started. */
function useLeavesAnyway(part: FirstPart | undefined, filling: RemotePart | undefined) {
  useEffect(() => {
    if (!part || !filling) return undefined;
    let timer: number | undefined;
    const started = filling.state$.subscribe(({ kind }) => {
      if (kind === 'ready') timer ??= window.setTimeout(part.release, LONGEST_MS);
    });
    return () => {
      started.unsubscribe();
      window.clearTimeout(timer);
    };
  }, [part, filling]);
}

/** Nothing, in silence: as when a visitor blocks adverts. */
function Lost({ onLost }: { onLost: (isEmpty: boolean) => void }) {
  useEffect(() => onLost(true), [onLost]);
  return null;
}

/** In the frame that the server renders: the place of a part, which `delivery` fills. */
export function Placeholder({ part }: { part: RenderedPart }) {
  return createElement('tyso-hole', { name: placeholderOf(part) });
}
