import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ThemeName } from 'shared-kernel/contract/shell';
import { PHONE } from 'shared-kernel/design/media';
import { Loading } from 'shared-kernel/ui/Loading';
import styled from 'styled-components';
import { competitionIn, standingsAddress } from '../../../domain/standingsAddress';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../../parts/html/onServer';

type Props = {
  configured: string;
  /** The whole address of the page. */
  page: string;
  /** Unknown on a server: the device's then. */
  theme: ThemeName | undefined;
  competition: string | null;
  /** Called when the visitor chooses a competition inside our own page. */
  onCompetition: (id: string) => void;
  onLoad: () => void;
};

/**
 * A frame of our own origin must not have both rights, or it could remove its sandbox; a foreign page needs both, and
 * they reach no further than its own origin.
 */
const SANDBOX = {
  own: 'allow-scripts allow-popups',
  foreign: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
} as const;

/** The frame itself. A failure to load is invisible from outside, so a link to the page is above it. */
export function StandingsFrame({ configured, page, theme, competition, onCompetition, onLoad }: Props) {
  // A choice of the visitor inside must not reload the frame, so only the first address counts.
  const [{ src, isOwn }] = useState(() => standingsAddress(configured, page, { theme, competition }));
  const [isLoaded, setIsLoaded] = useState(useIsOnServer());

  const frame = useRef<HTMLIFrameElement>(null);
  useCompetitionOf(frame, onCompetition);

  const noteLoad = () => {
    setIsLoaded(true);
    onLoad();
  };
  return (
    <Box>
      {isLoaded ? null : <Loading />}
      <iframe
        ref={frame}
        title={t('page.tables')}
        src={src}
        sandbox={isOwn ? SANDBOX.own : SANDBOX.foreign}
        data-loaded={isLoaded || undefined}
        onLoad={noteLoad}
      />
    </Box>
  );
}

/** Follows the competition that our own page reports. */
function useCompetitionOf(frame: RefObject<HTMLIFrameElement | null>, onCompetition: (id: string) => void): void {
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const id = competitionIn(data);
      if (id !== undefined) onCompetition(id);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, onCompetition]);
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
  @media ${PHONE} {
    border-width: 1px 0;
    border-radius: 0;
  }
`;
