import { useRef } from 'react';
import type { SlotName } from 'shared-kernel/contract/slotName';
import styled from 'styled-components';
import { advertiserOf } from '../../domain/advertiser';
import { t } from '../../texts';
import { AdLink } from './AdLink';
import { useCounted } from './useCounted';
import { useOwnLink } from './useOwnLink';

/** A picture that leads somewhere, wherever it came from. */
export type Linked = {
  slot: SlotName;
  id: string | undefined;
  link: string;
  source: string;
  /** What the picture says; without it, the site it leads to stands in. */
  alt: string | undefined;
  /** CSS pixels; without them the box that it stands in keeps the place. */
  width: number | undefined;
  height: number | undefined;
};

type Props = { advert: Linked; onShown?: () => void; onBroken: () => void };

/** The picture of an advert, as a link. It is counted when it is seen and when it is followed. */
export function AdvertPicture({ advert, onShown, onBroken }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const onClick = useCounted(box, advert);
  const words = useOwnLink(advert.link) ? 'advertHere' : 'advertOf';
  const site = advert.alt ?? advertiserOf(advert.link);
  return (
    <Box ref={box}>
      <AdLink link={advert.link} onClick={onClick} onAuxClick={onClick}>
        <img
          src={advert.source}
          alt={site ? t(words, { site }) : t('advert')}
          width={advert.width}
          height={advert.height}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          onLoad={onShown}
          onError={onBroken}
        />
      </AdLink>
    </Box>
  );
}

const Box = styled.div`
  & > a { display: block; }
  & img { display: block; max-width: 100%; height: auto; }
`;
