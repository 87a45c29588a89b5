import { type SyntheticEvent, useState } from 'react';
import type { ThemeName } from 'shared-kernel/contract/shell';
import { Loading } from 'shared-kernel/ui/Loading';
import styled from 'styled-components';
import { COMPETITION_PARAMETER, standingsAddress } from '../../domain/standingsAddress';
import { t } from '../../texts/texts';

type Props = {
  configured: string;
  theme: ThemeName;
  competition: string | null;
  /** Told which competition the visitor chose inside our own page. */
  onCompetition: (id: string) => void;
};

/**
 * Our own page needs no scripts, and being of our origin must get none; a foreign one needs its scripts, which reach
 * no further than its own origin.
 */
const SANDBOX = {
  own: 'allow-same-origin allow-popups',
  foreign: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
} as const;

/** The frame itself. Whether it failed cannot be seen from outside, so a link to the page stands above it. */
export function StandingsFrame({ configured, theme, competition, onCompetition }: Props) {
  // What the visitor does inside must not load the frame anew, so only the first address counts.
  const [{ src, isOwn }] = useState(() => standingsAddress(configured, window.location.href, { theme, competition }));
  const [isLoaded, setIsLoaded] = useState(false);

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    setIsLoaded(true);
    const chosen = isOwn ? competitionIn(currentTarget) : null;
    if (chosen !== null) onCompetition(chosen);
  };
  return (
    <Box>
      {isLoaded ? null : <Loading />}
      <iframe
        title={t('page.tables')}
        src={src}
        sandbox={isOwn ? SANDBOX.own : SANDBOX.foreign}
        data-loaded={isLoaded || undefined}
        onLoad={onLoad}
      />
    </Box>
  );
}

function competitionIn(frame: HTMLIFrameElement): string | null {
  return new URLSearchParams(frame.contentWindow?.location.search).get(COMPETITION_PARAMETER);
}

const Box = styled.div`
  position: relative;
  height: 1000px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
  & > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    opacity: 0;
  }
  & > iframe[data-loaded] { opacity: 1; }
  @media (max-width: 640px) {
    border-width: 1px 0;
    border-radius: 0;
  }
`;
