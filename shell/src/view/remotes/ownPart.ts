import type { ComponentType } from 'react';
import { createRemotePart, type RemotePart } from '../../state/remotes/createRemotePart';

/** A file of our own that is fetched when it is needed: retried and drawn like the parts of the remotes. */
export function ownPart(load: () => Promise<ComponentType<never>>): RemotePart {
  return createRemotePart({
    load: () =>
      load().then(
        (component) => ({ kind: 'loaded', release: 'shell', module: { default: component } }),
        () => ({ kind: 'failed' }),
      ),
    onSpoilt: () => false,
  });
}
