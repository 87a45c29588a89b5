import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { t } from '../texts/texts';

/** Shown once the page is scrolled this far, in pixels. */
const FROM_PX = 550;

export function BackToTop() {
  const isFarDown = useSyncExternalStore(onScroll, () => window.scrollY > FROM_PX);
  if (!isFarDown) return null;
  return (
    <Button type="button" aria-label={t('backToTop')} onClick={toTop}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M4 11.5 10 5.5l6 6M10 6v10" />
      </svg>
    </Button>
  );
}

function onScroll(onChanged: () => void) {
  window.addEventListener('scroll', onChanged, { passive: true });
  return () => window.removeEventListener('scroll', onChanged);
}

function toTop() {
  const wantsCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: wantsCalm ? 'auto' : 'smooth' });
}

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
`;
