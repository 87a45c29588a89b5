import { useEffect, useRef, useState } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { ChatStore } from '../../state/visitor/createChatStore';
import { CHAT_ATTRIBUTE } from '../layout/PageStyle';
import { t } from '../texts/texts';
import { Button } from '../ui/Button';

/** The configured chat room, in a box at the bottom right; nothing when none is configured (S10). */
export function ChatBox({ chat }: { chat: ChatStore }) {
  return chat.url ? <Room url={chat.url} chat={chat} /> : null;
}

/** The room's frame loads when the box is first opened, and stays while it is closed. */
function Room({ url, chat }: { url: string; chat: ChatStore }) {
  const isOpen = useObservable(chat.isOpen$, false);
  const wasOpened = useRef(false);
  if (isOpen) wasOpened.current = true;
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute(CHAT_ATTRIBUTE, isOpen ? 'open' : 'closed');
    return () => root.removeAttribute(CHAT_ATTRIBUTE);
  }, [isOpen]);
  return (
    <Box aria-label={t('chat.title')} data-open={isOpen || undefined}>
      <Head>
        <button type="button" aria-expanded={isOpen} onClick={chat.toggle}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M4 5h16v11H10l-4.500 4v-4H4Z" />
          </svg>
          {t('chat.title')}
          <Chevron viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M5.500 3l5 5-5 5" />
          </Chevron>
        </button>
      </Head>
      {wasOpened.current ? (
        <div hidden={!isOpen}>
          <RoomFrame url={url} chat={chat} />
        </div>
      ) : null}
    </Box>
  );
}

/** The room, or a word that it cannot be reached, with another try. */
function RoomFrame({ url, chat }: { url: string; chat: ChatStore }) {
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    chat.isReached().then((isReached) => {
      if (!isLeft && !isReached) setFailed(tries);
    });
    return () => {
      isLeft = true;
    };
  }, [chat, tries]);
  if (failed === tries) {
    return (
      <Failed role="alert">
        <p>{t('chat.failed')}</p>
        <Button type="button" onClick={() => setTries(tries + 1)}>
          {t('retry')}
        </Button>
      </Failed>
    );
  }
  return <iframe key={tries} src={url} title={t('chat.title')} sandbox={sandboxOf(url)} loading="lazy" />;
}

const FRAME = 'allow-scripts allow-forms allow-popups';

/**
 * Sandbox of the chat's frame. A room of another site keeps its own origin, for its cookies; a page of ours must not,
 * or its scripts could remove the sandbox.
 */
function sandboxOf(url: string): string {
  return new URL(url, window.location.href).origin === window.location.origin ? FRAME : `${FRAME} allow-same-origin`;
}

const Box = styled.section`
  position: fixed;
  right: var(--space-4);
  bottom: var(--bottom-edge);
  z-index: 26;
  display: flex;
  flex-direction: column;
  width: 350px;
  max-width: calc(100vw - 16px);
  height: 50px;
  border: 1px solid var(--line-strong);
  border-bottom: 0;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--surface-1);
  box-shadow: var(--shadow);
  overflow: hidden;
  &[data-open] { height: var(--chat-height); }
  & > div { flex: auto; min-height: 0; }
  & iframe { display: block; width: 100%; height: 100%; border: 0; background: var(--surface-1); }
  @media print { display: none; }
  @media ${PHONE} {
    right: var(--space-2);
    &:not([data-open]) { width: auto; }
  }
`;

const Failed = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  height: 100%;
  color: var(--ink-2);
  & > p { margin: 0; }
`;

const Head = styled.h2`
  flex: none;
  margin: 0;
  font-size: 0.9375rem;
  & > button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    height: 49px;
    padding: 0 var(--space-4);
    border: 0;
    background: none;
    font-weight: 600;
    cursor: pointer;
  }
  & > button:hover { background: var(--surface-2); }
  & > button:focus-visible { outline-offset: -3px; }
  & svg { flex: none; fill: none; stroke: var(--accent); stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }
`;

/** Points down while the room is open, as every chevron of the site. */
const Chevron = styled.svg`
  margin-left: auto;
  [aria-expanded='true'] > & { rotate: 90deg; }
`;
