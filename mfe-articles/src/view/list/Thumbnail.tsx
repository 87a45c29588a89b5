import { useState } from 'react';
import { ARTICLE_LIST_LOOK as LOOK } from 'shared-kernel/design/articleListLook';
import styled from 'styled-components';

type Props = {
  image: string | undefined;
  isLarge: boolean;
  /** Loaded at once; others when the visitor comes near. */
  isEager: boolean;
};

/**
 * An article's picture in a box of fixed shape. In place of one that is missing or broken the box is there alone: nothing has to
 * be loaded for it, so it cannot break, too.
 */
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
