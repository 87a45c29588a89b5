import { Component, type ReactNode } from 'react';

type Props = { onCrashed: (error: unknown) => void; children: ReactNode };

/**
 * Stands round every remote: what throws while drawing or in an effect stays in here.
 * It draws nothing then; who placed it is told and draws the stand-in. A new `key` begins anew.
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
