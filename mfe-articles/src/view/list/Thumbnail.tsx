import { useState } from 'react';
import styled from 'styled-components';
import placeholder from './placeholder.svg';

type Props = {
  image: string | undefined;
  isLarge: boolean;
  /** Loaded at once; others when the visitor comes near. */
  isEager: boolean;
};

/** An article's picture in a box of fixed shape. One that is missing or broken is replaced, once, by a blank one. */
export function Thumbnail({ image, isLarge, isEager }: Props) {
  const [broken, setBroken] = useState<string>();
  const isShown = image && image !== broken;
  return (
    <Picture
      // The title beside it says what the article is about.
      alt=""
      src={isShown ? image : placeholder}
      width={320}
      height={180}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isLarge ? 'high' : 'auto'}
      decoding="async"
      data-large={isLarge || undefined}
      onError={() => setBroken(image)}
    />
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius-chip);
  background: var(--surface-3);
  &[data-large] { aspect-ratio: 16 / 9; border-radius: var(--radius-card); }
  @media (min-width: 768px) { aspect-ratio: 16 / 9; }
`;
