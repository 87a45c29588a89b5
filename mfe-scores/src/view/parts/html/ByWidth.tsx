import type { ReactNode } from 'react';
import { ABOVE_PHONE, PHONE } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import styled from 'styled-components';
import { useIsPicture } from './picture';

type Props = { phone: ReactNode; wide: ReactNode };

/** What differs between phones and wider windows. The app draws one of both; a picture has both, and styles choose. */
export function ByWidth({ phone, wide }: Props) {
  const isSmall = useMedia(PHONE);
  if (!useIsPicture()) return isSmall ? phone : wide;
  return (
    <>
      {phone ? <OnPhone>{phone}</OnPhone> : null}
      {wide ? <OnWide>{wide}</OnWide> : null}
    </>
  );
}

/** Without boxes of their own. */
const OnPhone = styled.div`
  display: contents;
  @media ${ABOVE_PHONE} { display: none; }
`;

const OnWide = styled.div`
  display: contents;
  @media ${PHONE} { display: none; }
`;
