import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { AdvertPicture, type Linked } from '../advert/AdvertPicture';
import { AdvertTag } from '../advert/AdvertTag';
import { CloseButton } from '../advert/CloseButton';

type Props = {
  label: string;
  advert: Omit<Linked, 'slot'>;
  isBetting: boolean;
  onClose: () => void;
  ref?: Ref<HTMLElement>;
};

/** A floating advert: its mark and button above, the picture below. A broken picture removes all of it. */
export function OverlayBox({ label, advert, isBetting, onClose, ref }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Box aria-label={label} ref={ref}>
      <Head>
        <AdvertTag isBetting={isBetting} />
        <CloseButton of={label} onClose={onClose} />
      </Head>
      <AdvertPicture advert={{ ...advert, slot: 'Overlays' }} isBetting={isBetting} onBroken={() => setBroken(true)} />
    </Box>
  );
}

const Box = styled.section`
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface-1);
  /* A border would take the picture 2 px of its size. */
  outline: 1px solid var(--line);
  outline-offset: -1px;
  box-shadow: var(--shadow);
  @media print { display: none; }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 28px;
  /* A float is as narrow as the words of the mark, which with larger text take a second line. */
  & > span { flex-wrap: wrap; gap: 0 2px; min-width: 0; padding: 0 2px; line-height: 0.875rem; }
`;
