import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';
import { ShareButton } from './ShareButton';

type Props = {
  names: TeamNames;
  /** Of the match's page, below the base path. */
  address: string;
  basePath: string;
  /** Who shows the match, where that is known. */
  channels: ReactNode;
  /** Follows the match; comes with the app. */
  star?: ReactNode;
};

/** Below the teams: who shows the match, and how to share and to follow it. As high as a finger, so that nothing moves when channels come. */
export function ActionLine({ names, address, basePath, channels, star }: Props) {
  return (
    <Line>
      {channels}
      <ShareButton title={t('match.heading', names)} path={basePath.replace(/\/$/, '') + address} />
      <Star>{star}</Star>
    </Line>
  );
}

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
`;

const Star = styled.div`
  flex: none;
  width: 44px;
  margin-inline-start: calc(-1 * var(--space-2));
  & > button { height: 44px; }
  & svg { width: 1.25rem; height: 1.25rem; }
`;
