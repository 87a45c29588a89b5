import { useState } from 'react';
import { ARTICLE_LIST_LOOK as LOOK } from 'shared-kernel/design/articleListLook';
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
      data-lead={isLarge || undefined}
      onError={() => setBroken(image)}
    />
  );
}

const Picture = styled.img`${LOOK.picture}`;
