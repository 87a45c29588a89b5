import type { ComponentType } from 'react';
import type { Report } from 'shared-kernel/decode/decode';
import { Fault, toFault } from '../../domain/faults/fault';
import { createRemotePart, type RemotePart } from '../../state/remotes/createRemotePart';

/** A deferred file of the shell, retried and rendered like the parts of the remotes. */
export function ownPart(load: () => Promise<ComponentType<never>>, report: Report): RemotePart {
  return createRemotePart({
    load: () =>
      load().then(
        (component) => ({ kind: 'loaded', release: 'shell', module: { default: component } }),
        (error) => {
          report(toFault('shell-file', error));
          return { kind: 'failed' };
        },
      ),
    onQuarantine: () => false,
    onThrown: (error) => report(new Fault('unexpected', error)),
  });
}
