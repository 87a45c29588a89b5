import { useState } from 'react';
import styled from 'styled-components';
import { AdvertPicture, type Linked } from '../advert/AdvertPicture';
import { AdvertTag } from '../advert/AdvertTag';
import { CloseButton } from '../advert/CloseButton';

type Props = {
  /** Names the region for screen readers. */
  label: string;
  advert: Linked;
  isBetting: boolean;
  onClose: (() => void) | undefined;
};

type State = 'awaited' | 'shown' | 'broken';

/**
 * One advert with its mark above and its button beside the picture, as large as its box allows. It appears once its
 * picture has loaded; a broken picture leaves the box empty.
 */
export function BannerFrame({ label, advert, isBetting, onClose }: Props) {
  const [state, setState] = useState<State>('awaited');
  if (state === 'broken') return null;
  return (
    <Box aria-label={label}>
      <Advert data-shown={state === 'shown' || undefined} data-closable={onClose ? '' : undefined}>
        <AdvertTag isBetting={isBetting} />
        <AdvertPicture advert={advert} onShown={() => setState('shown')} onBroken={() => setState('broken')} />
        {onClose && <CloseButton onClose={onClose} />}
      </Advert>
    </Box>
  );
}

const Box = styled.section`
  container-type: size;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  /* A fixed slot overlays the page: clicks beside the picture go to the page. */
  &&& { pointer-events: none; }
`;

/** The mark takes 16 px above the picture, the button its width beside it: neither covers the advert. */
const Advert = styled.div`
  --beside: 0px;
  display: grid;
  grid-template-columns: auto;
  justify-items: start;
  visibility: hidden;
  pointer-events: auto;
  &[data-shown] { visibility: visible; }
  &[data-closable] {
    --beside: 36px;
    grid-template-columns: auto var(--beside);
    background: var(--surface-1);
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    box-shadow: var(--shadow);
  }
  & > :first-child { grid-column: 1 / -1; }
  & > button { align-self: center; justify-self: center; }
  /* Inside, because the slot's edge would cut it off. */
  & a:focus-visible { outline-offset: -2px; }
  & img {
    width: auto;
    max-width: calc(100cqw - var(--beside));
    max-height: calc(100cqh - 16px);
    border: 1px solid var(--line);
    border-radius: var(--radius-chip);
    object-fit: contain;
  }
  @media (max-width: 640px) {
    &[data-closable] { --beside: 48px; align-content: end; justify-content: space-between; width: 100cqw; height: 100cqh; border-radius: 0; }
  }
`;
