import { useRef } from 'react';
import type { SlotName } from 'shared-kernel/contract/slotName';
import styled from 'styled-components';
import { advertiserOf } from '../../domain/advert';
import { t } from '../../texts';
import { useOwnLink } from '../ads';
import { AdLink } from './AdLink';
import { useCounted } from './useCounted';

/** A picture with a link, from any source. */
export type Linked = {
  slot: SlotName;
  id: string | undefined;
  link: string;
  source: string;
  /** Text for visitors who do not see the picture; by default the site it leads to. */
  alt: string | undefined;
  /** CSS pixels; by default the surrounding box sets the size. */
  width: number | undefined;
  height: number | undefined;
  /** Replaces the picture on screens of up to 640 px. */
  phone: { source: string; width: number; height: number } | undefined;
};

type Props = {
  advert: Linked;
  isBetting: boolean;
  /** Whether it counts as seen where it stands: one that is still hidden does not. */
  isSeen?: boolean;
  onShown?: () => void;
  onBroken: () => void;
};

/** In view when the page opens, and large: the browser is not to wait for the layout before it loads them. */
const AT_ONCE: ReadonlySet<SlotName> = new Set(['OnHeaderLevel2', 'OnHeaderLevel3']);

const LATER = { loading: 'lazy', fetchPriority: 'low' } as const;

/** The picture of an advert as a link. Counts views and clicks. */
export function AdvertPicture({ advert, isBetting, isSeen = true, onShown, onBroken }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const onClick = useCounted(box, { slot: advert.slot, id: isSeen ? advert.id : undefined });
  const words = useOwnLink(advert.link) ? 'advertHere' : 'advertOf';
  const site = advert.alt ?? advertiserOf(advert.link);
  const mark = isBetting ? `${t('advert')} ${t('adults')}` : t('advert');
  const { phone } = advert;
  return (
    <Box ref={box}>
      <AdLink link={advert.link} onClick={onClick} onAuxClick={onClick}>
        <picture>
          {phone && (
            <source media="(max-width: 640px)" srcSet={phone.source} width={phone.width} height={phone.height} />
          )}
          <img
            src={advert.source}
            alt={site ? t(words, { mark, site }) : mark}
            width={advert.width}
            height={advert.height}
            {...(AT_ONCE.has(advert.slot) ? {} : LATER)}
            decoding="async"
            onLoad={onShown}
            onError={onBroken}
          />
        </picture>
      </AdLink>
    </Box>
  );
}

const Box = styled.div`
  & > a { display: block; }
  & picture { display: contents; }
  & img { display: block; max-width: 100%; height: auto; }
`;
