import { Component, type ReactNode } from 'react';

type Props = { onCrashed: (error: unknown) => void; children: ReactNode };

/**
 * Contains what a remote throws while rendering or in an effect. It then renders nothing; its parent is notified and
 * renders the fallback. A new `key` starts over.
 */
export class RemoteBoundary extends Component<Props, { hasCrashed: boolean }> {
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
