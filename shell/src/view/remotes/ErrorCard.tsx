import { useState } from 'react';
import type { RemoteName } from 'shared-kernel/contract/pointer';
import styled from 'styled-components';
import { t } from '../texts/texts';
import { Button } from '../ui/Button';
import type { Trouble } from './RemotePartView';

type Props = {
  trouble: Trouble;
  /** The remote at fault, where known. */
  remote?: RemoteName | undefined;
  /** Settles when the try is over, whatever its outcome. */
  onRetry: () => Promise<void>;
  onReload: () => void;
};

/** Stands in for a part of the page that failed. */
export function ErrorCard({ trouble, remote, onRetry, onReload }: Props) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = () => {
    setIsTrying(true);
    onRetry().finally(() => setIsTrying(false));
  };
  const needsReload = trouble === 'unknownContract';
  return (
    <Box role="alert">
      <Sign viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 22 20.500H2ZM12 10v5M12 17.750v.100" />
      </Sign>
      <p>{t(remote === 'mfe-articles' && trouble === 'failed' ? 'remote.articlesFailed' : TEXTS[trouble])}</p>
      {trouble === 'failed' ? <Hint>{t('remote.failedHint')}</Hint> : null}
      <Button type="button" disabled={isTrying} onClick={needsReload ? onReload : retry}>
        {t(needsReload ? 'remote.reload' : isTrying ? 'loading' : 'retry')}
      </Button>
    </Box>
  );
}

const TEXTS = { failed: 'remote.failed', off: 'remote.off', unknownContract: 'remote.outdated' } as const;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: 64px var(--space-4);
  color: var(--ink-2);
  text-align: center;
  & > p { margin: 0; }
  & > button { margin-top: var(--space-3); }
`;

/** A warning sign, not a spinner: nothing is loading. */
const Sign = styled.svg`
  width: 40px;
  height: 40px;
  margin-bottom: var(--space-2);
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Hint = styled.p`
  font-size: var(--text-board);
  color: var(--ink-3);
`;
