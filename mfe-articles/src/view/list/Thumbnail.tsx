import { useState } from 'react';
import { NO_PICTURE } from 'shared-kernel/design/noPicture';
import styled from 'styled-components';

type Props = {
  image: string | undefined;
  isLarge: boolean;
  /** Loads at once; other pictures load lazily. */
  isEager: boolean;
};

/** An article's picture in a box of fixed shape. A missing or broken one leaves only the box's background. */
export function Thumbnail({ image, isLarge, isEager }: Props) {
  const [broken, setBroken] = useState<string>();
  if (!image || image === broken) return <Blank data-lead={isLarge || undefined} />;
  return (
    <Picture
      // The title beside it says what the article is about.
      alt=""
      src={image}
      width={320}
      height={180}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isLarge ? 'high' : 'auto'}
      decoding="async"
      data-lead={isLarge || undefined}
      onError={() => setBroken(image)}
    />
  );
}

const BOX = `
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius-chip);
  background: var(--surface-3);
  &[data-lead] { aspect-ratio: 16 / 9; border-radius: var(--radius-card); }
  @media (min-width: 48em) { aspect-ratio: 16 / 9; }
`;

const Picture = styled.img`${BOX}`;

/** A pitch. */
const Blank = styled.span`
  ${BOX}  background: var(--surface-3) url("${NO_PICTURE}") center / cover;
`;
