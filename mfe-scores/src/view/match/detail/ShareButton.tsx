import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import { useIsOnServer } from '../../parts/html/onServer';
import { QuietButton } from '../../parts/states/QuietButton';

/** How long the result is said, in milliseconds. */
const SAID_MS = 4_000;

type Result = 'copied' | 'notCopied';

type Props = {
  title: string;
  /** Of the page, with the base path. */
  path: string;
};

/** Shares a page: by the device's own sheet where it has one, else by copying the address. */
export function ShareButton({ title, path }: Props) {
  const isOnServer = useIsOnServer();
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const onPress = async () => {
    setResult(undefined);
    setResult(await share({ title, url: location.origin + path }));
  };
  return (
    <Box>
      <QuietButton type="button" inert={isOnServer} onClick={onPress}>
        {t('match.share')}
      </QuietButton>
      {isOnServer ? null : <span role="status">{result ? t(`match.${result}`) : null}</span>}
    </Box>
  );
}

/** @returns what is to be said; nothing where the device's sheet was shown, whatever was chosen there */
async function share(page: { title: string; url: string }): Promise<Result | undefined> {
  try {
    if ('share' in navigator) {
      await navigator.share(page);
      return undefined;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  // Without TLS a browser has no clipboard.
  return (
    navigator.clipboard?.writeText(page.url).then(
      () => 'copied' as const,
      () => 'notCopied' as const,
    ) ?? 'notCopied'
  );
}

/** What is said lies over the button, and over the line that it ends where it is wider: nothing moves. */
const Box = styled.div`
  flex: none;
  margin-inline-start: auto;
  & > span {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0;
    transform: translateY(-50%);
    max-width: 100%;
    border-radius: var(--radius-chip);
    background: var(--ink);
    color: var(--surface-1);
    font-size: 0.8125rem;
    pointer-events: none;
  }
  & > span:not(:empty) { padding: var(--space-3); }
`;
