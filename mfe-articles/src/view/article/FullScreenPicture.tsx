import { useEffect, useRef } from 'react';
import { useModal } from 'shared-kernel/react/useModal';
import styled, { keyframes } from 'styled-components';
import { t } from '../../texts';
import { brokenPictures } from './brokenPictures';
import type { OpenablePicture } from './openablePictures';

type Props = { picture: OpenablePicture; onClose: () => void };

/** A picture as large as the screen. A click anywhere, the close button and Escape close it. */
export function FullScreenPicture({ picture, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);
  // It may be opened before the picture has come.
  useEffect(() => (ref.current ? brokenPictures(ref.current) : undefined), []);
  return (
    <Frame
      ref={ref}
      aria-label={picture.alt || t('article.picture')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
    >
      <Close type="button" aria-label={t('article.closePicture')}>
        ×
      </Close>
      <img src={picture.src} alt={picture.alt} />
      {picture.caption && <p>{picture.caption}</p>}
    </Frame>
  );
}

const appear = keyframes`from { opacity: 0; }`;

/** Dark in both themes, so that only the picture shines. */
const Frame = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: #0a100e;
  color: #e7edea;
  cursor: zoom-out;
  animation: ${appear} 0.12s;
  &[open] { display: grid; grid-template-rows: minmax(0, 1fr) auto; }
  & > img { width: 100%; height: 100%; object-fit: contain; }
  & > p { margin: 0; padding: var(--space-3) var(--space-4); font-size: 0.875rem; line-height: 1.5; text-align: center; text-wrap: balance; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Close = styled.button`
  position: absolute;
  top: var(--space-2);
  right: var(--space-2);
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: rgb(0 0 0 / 55%);
  color: inherit;
  font-size: 1.625rem;
  line-height: 1;
  cursor: pointer;
`;
