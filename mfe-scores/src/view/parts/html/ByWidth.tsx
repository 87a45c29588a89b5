import type { ReactNode } from 'react';
import { ABOVE_PHONE, PHONE } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import styled from 'styled-components';
import { useIsOnServer } from './onServer';

type Props = { phone: ReactNode; wide: ReactNode };

/** What differs between phones and wider windows. The app renders one of both; the server renders both, and styles choose. */
export function ByWidth({ phone, wide }: Props) {
  const isSmall = useMedia(PHONE);
  if (!useIsOnServer()) return isSmall ? phone : wide;
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
