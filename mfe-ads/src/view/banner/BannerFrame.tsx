import { useState } from 'react';
import type { BannerPosition } from 'shared-kernel/entities/banner';
import styled from 'styled-components';
import { FIRST_ADVERT_ATTRIBUTE, renderedAs } from '../../state/serverHtml';
import { t } from '../../texts';
import { useAds } from '../ads';
import { AdvertPicture, type Linked } from '../advert/AdvertPicture';
import { AdvertTag } from '../advert/AdvertTag';
import { CloseButton } from '../advert/CloseButton';

type Props = {
  place: BannerPosition | 'catfish';
  advert: Linked;
  isBetting: boolean;
  onClose: (() => void) | undefined;
  /** Called when the picture has loaded, or has turned out to be broken. */
  onCame: (isThere: boolean) => void;
};

type State = 'awaited' | 'shown' | 'broken';

/**
 * One advert with its mark and its button beside the picture, which is as large as it was made, or smaller where its box
 * is. It appears once its picture has loaded; a broken picture leaves the box empty.
 */
export function BannerFrame({ place, advert, isBetting, onClose, onCame }: Props) {
  const { isOnServer } = useAds();
  const [state, setState] = useState<State>(isOnServer ? 'shown' : 'awaited');
  const onEnd = (end: 'shown' | 'broken') => () => {
    setState(end);
    onCame(end === 'shown');
  };
  if (state === 'broken') return null;
  const isShown = state === 'shown';
  const label = t(`slots.${place}`);
  const rendered = isOnServer ? { [FIRST_ADVERT_ATTRIBUTE]: renderedAs(place, advert.id ?? advert.source) } : {};
  return (
    <Box aria-label={label} data-place={place} {...rendered}>
      <Advert data-shown={isShown || undefined} data-closable={onClose ? '' : undefined}>
        <AdvertTag isBetting={isBetting} isStacked />
        <Frame $of={advert} data-sized={isSized(advert) || undefined} data-phone={advert.phone ? '' : undefined}>
          <AdvertPicture
            advert={advert}
            isBetting={isBetting}
            isSeen={isShown}
            onShown={onEnd('shown')}
            onBroken={onEnd('broken')}
          />
        </Frame>
        {onClose && <CloseButton of={label} onClose={onClose} />}
      </Advert>
    </Box>
  );
}

const isSized = ({ width, height }: Linked) => width !== undefined && height !== undefined;

/** Rules and no style attribute, which the content policy forbids in server-rendered HTML. */
function sizeOf({ width, height, phone }: Linked): string {
  const own = width && height ? `--own-width: ${width}; --own-height: ${height};` : '';
  return phone ? `${own} --phone-width: ${phone.width}; --phone-height: ${phone.height};` : own;
}

const Box = styled.section`
  container-type: size;
  display: grid;
  place-items: center start;
  width: 100%;
  height: 100%;
  &:is([data-place='catfish'], [data-place='FixBottom']) { place-items: center; }
  /* A server-rendered advert is closed without scripts. */
  &:has(:checked) { display: none; }
  /* A fixed slot overlays the page: clicks beside the picture go to the page. */
  &&& { pointer-events: none; }
  @media print { display: none; }
`;

/** Mark and button take their width beside the picture, so that they never cover it. */
const Advert = styled.div`
  --mark: calc(3.75 * min(0.75rem, 16px, 26cqh));
  --button: 0px;
  --beside: calc(var(--mark) + 4px + var(--button));
  --above: 0px;
  display: flex;
  gap: 4px;
  align-items: center;
  visibility: hidden;
  pointer-events: auto;
  &[data-shown] { visibility: visible; }
  & > :first-child { flex: none; width: var(--mark); font-size: min(0.75rem, 16px, 26cqh); }
  &[data-closable] {
    --button: 40px;
    /* Kept for the button, which may come in a later piece of the HTML than the picture. */
    position: relative;
    padding-right: var(--button);
    background: var(--surface-1);
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    box-shadow: var(--shadow);
  }
  & > button, & > label { position: absolute; inset: 0 4px 0 auto; margin: auto 0; }
  @media (max-width: 640px), (pointer: coarse) {
    &[data-closable] { --button: 48px; }
    & > button, & > label { right: 0; }
  }
  @media (max-width: 640px) {
    &[data-closable] { width: 100cqw; height: 100cqh; border-radius: 0; }
  }
  /* At the side of the page the mark stands above the picture. */
  @container (max-aspect-ratio: 1/1) {
    --above: 1.5rem;
    --beside: 0px;
    flex-direction: column;
    align-items: start;
    & > :first-child { flex-direction: row; width: auto; font-size: min(0.75rem, 16px); white-space: nowrap; }
  }
  /* A slot that was empty has no height until the next page: no focus must go there. */
  @container (max-height: 1px) { &[data-shown] { visibility: hidden; } }
`;

/** As large as the picture. */
const Frame = styled.div<{ $of: Linked }>`
  ${({ $of }) => sizeOf($of)}
  --width: var(--own-width);
  --height: var(--own-height);
  position: relative;
  margin: 0 auto;
  /* Inside, because the slot's edge would cut it off. */
  & a:focus-visible { outline-offset: -2px; }
  & img {
    width: auto;
    max-width: calc(100cqw - var(--beside));
    max-height: calc(100cqh - var(--above));
    border-radius: var(--radius-chip);
    outline: 1px solid var(--line);
    outline-offset: -1px;
    object-fit: contain;
  }
  &[data-sized] img {
    width: min(var(--width) * 1px, 100cqw - var(--beside), (100cqh - var(--above)) * var(--width) / var(--height));
    aspect-ratio: var(--width) / var(--height);
  }
  @media (max-width: 640px) {
    &[data-phone] { --width: var(--phone-width); --height: var(--phone-height); }
  }
`;
