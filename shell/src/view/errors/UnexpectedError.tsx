import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../texts/texts';

/** The last resort. Its link reloads the page, because the running state failed. */
export function UnexpectedError({ home }: { home: string }) {
  return (
    <Box>
      <h1>{t('unexpected.title')}</h1>
      <a href={home}>{t('unexpected.back')}</a>
    </Box>
  );
}

const Box = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-4);
  min-height: 100vh;
  padding: var(--space-6) var(--space-4);
  text-align: center;
  & > h1 { margin: 0; font-size: 1.375rem; line-height: 1.4; }
  & > a { color: var(--accent); font-weight: 600; }
`;

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
