import { useEffect, useState } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { t } from '../texts/texts';

/** Shown once the page is scrolled this far, in pixels. */
const FROM_PX = 550;

/** A page at rest for this long, in milliseconds, is no longer scrolling down. */
const REST_MS = 300;

export function BackToTop() {
  if (!useIsFarDown()) return null;
  return (
    <Button type="button" aria-label={t('backToTop')} onClick={toTop}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M4 11.5 10 5.5l6 6M10 6v10" />
      </svg>
    </Button>
  );
}

/** Whether the way up is worth offering: far down, and not while the visitor reads on downwards. */
function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    let rest: ReturnType<typeof setTimeout>;
    const look = () => setFarDown(window.scrollY > FROM_PX);
    const onScroll = () => {
      const isDown = window.scrollY > from;
      from = window.scrollY;
      clearTimeout(rest);
      if (!isDown) return look();
      setFarDown(false);
      rest = setTimeout(look, REST_MS);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isFarDown;
}

function toTop() {
  const wantsCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: wantsCalm ? 'auto' : 'smooth' });
}

/** Where a row has scores and the star at its end, it stands left of them; with the columns of odds the end has prices. */
const Button = styled.button`
  position: fixed;
  right: var(--space-4);
  bottom: calc(var(--bottom-right) + var(--space-4));
  z-index: 25;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--surface-1);
  color: var(--ink);
  box-shadow: var(--shadow);
  cursor: pointer;
  & path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  @media (max-width: 56.25em) { right: 6.5rem; }
  @media ${PHONE} { right: 8.25rem; bottom: calc(var(--bottom-right) + var(--space-2)); }
  @media print { display: none; }
`;
