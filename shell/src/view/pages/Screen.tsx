import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { RemoteName } from 'shared-kernel/contract/pointer';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Navigate, useLocation } from 'shared-kernel/router';
import { Loading } from 'shared-kernel/ui/Loading';
import styled, { keyframes } from 'styled-components';
import type { RemotePart } from '../../state/remotes/createRemotePart';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { screenAt } from '../../state/remotes/screenAt';
import { useAppServices } from '../appServices';
import { ErrorCard } from '../remotes/ErrorCard';
import { ownPart } from '../remotes/ownPart';
import { RemotePartView, type Trouble } from '../remotes/RemotePartView';
import { t } from '../texts/texts';
import { UntilRendered } from './UntilRendered';

/** Loaded on demand: few visitors see it. */
const fetchUnderConstruction = () => import('./UnderConstruction').then(({ UnderConstruction }) => UnderConstruction);

export function Screen() {
  const { remotes } = useAppServices();
  const { pathname } = useLocation();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  const screen = screenAt(pathname, pointers, remotes.isAnyUnread());
  switch (screen.kind) {
    case 'remote':
      return (
        <UntilRendered>
          <RemotePage key={screen.remote} part={remotes.page(screen.remote)} remote={screen.remote} />
        </UntilRendered>
      );
    case 'underConstruction':
      return (
        <UntilRendered key="underConstruction">
          <OwnPage fetchPage={fetchUnderConstruction} />
        </UntilRendered>
      );
    case 'unreachable':
      return <RemotePage part={remotes.missing} />;
    case 'unknown':
      return <Navigate to="/" replace />;
  }
}

function OwnPage({ fetchPage }: { fetchPage: () => Promise<ComponentType<never>> }) {
  const { report } = useAppServices().shell;
  const [part] = useState(() => ownPart(fetchPage, report));
  return <RemotePage part={part} />;
}

function RemotePage({ part, remote }: { part: RemotePart; remote?: RemoteName }) {
  const { remotes, shell } = useAppServices();
  return (
    <RemotePartView
      part={part}
      props={{ shell: remote ? remotes.shellFor(remote, shell) : shell }}
      waiting={<Opening />}
      troubled={(trouble) => (
        <Troubled trouble={trouble}>
          <ErrorCard
            trouble={trouble}
            remote={remote}
            onRetry={() => part.retry()}
            onReload={() => window.location.reload()}
          />
        </Troubled>
      )}
    />
  );
}

/**
 * While the server's HTML of the page is there, it hides the card. An article stays, because it is worth more than the card. A
 * board goes, because it grows wrong without its app, and so do a blank page and one that is switched off.
 */
function Troubled({ trouble, children }: { trouble: Trouble; children: ReactNode }) {
  const written = useAppServices().firstPage.of('page');
  const isWorthless = written?.isPerishable || written?.isBlank || trouble === 'off';
  useEffect(() => {
    if (isWorthless) written?.release();
  }, [isWorthless, written]);
  return children;
}

/** Shown until a remote is loaded. The spinner appears only when that takes long. */
function Opening() {
  return (
    <Late>
      <Loading text={t('loading')} />
    </Late>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Late = styled.div`
  padding-top: 64px;
  animation: ${appear} 0.1s 0.4s backwards steps(1);
`;
