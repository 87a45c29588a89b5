import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './UnexpectedError';

type Props = { home: string; onError: (error: Error) => void; children: ReactNode };

/** Catches what no other boundary did: an error of the shell itself. */
export class LastBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <UnexpectedError home={this.props.home} /> : this.props.children;
  }
}
