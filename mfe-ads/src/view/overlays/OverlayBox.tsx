import { useState } from 'react';
import styled from 'styled-components';
import { AdvertPicture, type Linked } from '../advert/AdvertPicture';
import { AdvertTag } from '../advert/AdvertTag';
import { CloseButton } from '../advert/CloseButton';

type Props = {
  label: string;
  advert: Omit<Linked, 'slot'>;
  isBetting: boolean;
  onClose: () => void;
};

/** A floating advert: its mark and button above, the picture below. A broken picture removes all of it. */
export function OverlayBox({ label, advert, isBetting, onClose }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Box aria-label={label}>
      <Head>
        <AdvertTag isBetting={isBetting} />
        <CloseButton onClose={onClose} />
      </Head>
      <AdvertPicture advert={{ ...advert, slot: 'Overlays' }} onBroken={() => setBroken(true)} />
    </Box>
  );
}

const Box = styled.section`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow);
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 0;
  min-height: 28px;
  padding-left: 2px;
`;
