import { Component, type ComponentType, type ReactNode, useDeferredValue, useEffect } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { PartState, RemotePart } from '../../state/remotes/createRemotePart';

export type Trouble = Exclude<PartState['kind'], 'waiting' | 'ready'>;

type Props<P extends object> = {
  part: RemotePart;
  props: P;
  /** Shown until the remote is loaded. */
  waiting: ReactNode;
  /** Shown while there is nothing to render, and why: it failed, is switched off, or does not fit. Retries go on silently. */
  troubled: (trouble: Trouble) => ReactNode;
};

const WAITING: PartState = { kind: 'waiting' };

/** A component of a remote. */
export function RemotePartView<P extends object>({ part, props, waiting, troubled }: Props<P>) {
  // Deferred, so that a remote's first render is sliced and the page stays responsive.
  const state = useDeferredValue(useObservable(part.state$, WAITING));
  useEffect(() => part.open(), [part]);

  switch (state.kind) {
    case 'waiting':
      return waiting;
    case 'ready': {
      const Remote = componentOf<P>(state.module);
      return (
        <RemoteBoundary key={state.rendering} onCrashed={part.onCrashed}>
          {Remote ? <Remote {...props} /> : <NoComponent />}
        </RemoteBoundary>
      );
    }
    case 'failed':
    case 'off':
    case 'unknownContract':
      return troubled(state.kind);
  }
}

/** A module without a component counts as a crash. */
function NoComponent(): ReactNode {
  throw new Error('expected a component as the default export');
}

/** The component that a remote's module exports, or `undefined`. The contract promises that it accepts our props. */
function componentOf<Props>(module: unknown): ComponentType<Props> | undefined {
  const exported = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  return isComponent<Props>(exported) ? exported : undefined;
}

/** A function, or one of React's wrappers such as `memo`. */
function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

type BoundaryProps = { onCrashed: (error: unknown) => void; children: ReactNode };

/**
 * Contains what a remote throws while rendering or in an effect. It then renders nothing; its parent is notified and
 * renders the fallback. A new `key` starts over.
 */
class RemoteBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrashed(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
