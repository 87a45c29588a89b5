import { useState } from 'react';
import { ARTICLE_LIST_LOOK as LOOK } from 'shared-kernel/design/articleListLook';
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

const Picture = styled.img`${LOOK.picture}`;

const Blank = styled.span`${LOOK.picture}${LOOK.noPicture}`;
