import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'shared-kernel/router';
import styled from 'styled-components';
import { DeferredPart } from '../deferred/DeferredPart';
import { Header } from '../header/Header';
import { Slot } from '../remotes/Slot';
import { usePageTexts } from '../routing/usePageTexts';
import { useScrollPosition } from '../routing/useScrollPosition';
import { t } from '../texts/texts';
import { BackToTop } from './BackToTop';
import { BottomAdvert } from './BottomAdvert';
import { BottomMenu } from './BottomMenu';
import { Footer } from './Footer';
import { PageStyle } from './PageStyle';
import { SideSlots } from './SideSlots';

const CONTENT_ID = 'noi-dung';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const content = useFocusOnNewPage(pathname);
  usePageTexts(pathname);
  useScrollPosition();
  // Moves the focus itself: a navigation would add a history entry and scroll to the top of the page.
  const onSkip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };

  return (
    <>
      <PageStyle />
      <SkipLink href={`#${CONTENT_ID}`} onClick={onSkip}>
        {t('skipToContent')}
      </SkipLink>
      <Header />
      <Columns>
        <SideSlots side="Left" />
        <Middle>
          <Slot name="OnHeaderLevel2" />
          <Slot name="LandingCards" />
          <Main id={CONTENT_ID} ref={content} tabIndex={-1}>
            {children}
          </Main>
        </Middle>
        <SideSlots side="Right" />
      </Columns>
      <Footer />
      <BottomAdvert />
      <BackToTop />
      <BottomMenu />
      <DeferredPart />
    </>
  );
}

/** Moves the focus to a new page: the link that led to it may be gone. */
function useFocusOnNewPage(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

const SkipLink = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: 60;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--accent);
  font-weight: 600;
  box-shadow: var(--shadow);
  &:not(:focus) { clip-path: inset(50%); }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, var(--content-width)) minmax(0, 1fr);
  max-width: 4000px;
  margin: 0 auto;
  /* Phones use the whole width; elsewhere the content keeps off the edge, in line with the header. */
  @media (min-width: 641px) { padding: 0 var(--space-3); }
`;

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  grid-column: 2;
  gap: var(--space-2);
  padding-top: var(--space-2);
`;

/** At least as high as the window: the footer starts out of view, so it does not jump. */
const Main = styled.main`
  min-height: 100vh;
  outline: none;
`;
