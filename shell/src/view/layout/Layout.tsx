import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { debounceTime } from 'rxjs';
import { EMPTY_SLOTS_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { ABOVE_PHONE, LOW } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { Announcement } from 'shared-kernel/ui/Announcement';
import styled from 'styled-components';
import { useFrameServices } from '../appServices';
import { DeferredPart } from '../deferred/DeferredPart';
import { Header } from '../header/Header';
import { Slot } from '../remotes/Slot';
import { usePageTexts } from '../routing/usePageTexts';
import { useScrollPosition } from '../routing/useScrollPosition';
import { BackToTop } from './BackToTop';
import { BottomAdvert } from './BottomAdvert';
import { BottomMenu } from './BottomMenu';
import { Footer } from './Footer';
import { PageStyle } from './PageStyle';
import { SideSlots } from './SideSlots';
import { CONTENT_ID, SkipLinks } from './SkipLinks';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const content = useNewPage(pathname);
  usePageTexts(pathname);
  useScrollPosition();

  return (
    <>
      <PageStyle />
      <SkipLinks />
      <RouteAnnouncer pathname={pathname} />
      <Header />
      <Columns>
        <SideSlots side="Left" />
        <Middle>
          <Above>
            <Slot name="OnHeaderLevel2" />
            <Slot name="LandingCards" />
          </Above>
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

/** A new page begins without the space of slots that had nothing to show, within a page nothing moves; and with the focus: the link that led to it may be gone. */
function useNewPage(pathname: string) {
  const { leavePage } = useFrameServices();
  const content = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useLayoutEffect(() => leavePage, [leavePage, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => () => content.current?.focus({ preventScroll: true }), [pathname]);
  return content;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, var(--content-width)) minmax(0, 1fr);
  max-width: 4000px;
  margin: 0 auto;
  /* Phones use the whole width; elsewhere the content keeps off the edge, in line with the header. */
  @media ${ABOVE_PHONE} { padding: 0 var(--space-3); }
`;

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  grid-column: 2;
  gap: var(--line-gap);
  padding-top: var(--line-gap);
`;

/** Banner and cards share a line where both fit: each line above the board costs it a row or two. */
const Above = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--line-gap);
  /* In the HTML the places of slots that no remote serves are hidden; here such a slot is missing. */
  &:not(:has(> :not([data-hole]:empty))) { display: none; }
  @media (min-width: 64em) {
    flex-direction: row;
    & > * { flex: 1; min-width: 0; }
    /* As wide as a banner of 728 × 90 with its mark. */
    & > :first-child:not(:last-child) { flex: none; width: calc(var(--banner-height) * 728 / 90 + 52px); }
    html[${EMPTY_SLOTS_ATTRIBUTE}~='OnHeaderLevel2'] & > :first-child:not(:last-child) {
      width: 0;
      margin: 0 calc(-1 * var(--line-gap)) 0 0;
    }
  }
  &:has(> [data-hole]:last-child:empty) > :first-child { flex: 1; width: auto; }
  /* They would leave a phone held sideways no room for a match. */
  @media ${LOW}, print { display: none; }
`;

/** At least as high as the window: the footer starts out of view, so it does not jump. */
const Main = styled.main`
  min-height: 100vh;
  outline: none;
`;

/** An article's own title comes a moment after that of its address, in milliseconds. */
const SETTLED_MS = 500;

/** Tells screen readers the name of a page that the visitor went to: without a reload no browser does. */
function RouteAnnouncer({ pathname }: { pathname: string }) {
  const { title$ } = useFrameServices().pageTexts;
  const settled$ = useMemo(() => title$.pipe(debounceTime(SETTLED_MS)), [title$]);
  return <Announcement text={useObservable(settled$, '')} choice={pathname} />;
}
