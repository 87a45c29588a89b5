import { useState } from 'react';
import type { Banner } from 'shared-kernel/entities/banner';
import styled from 'styled-components';
import { advertiserOf } from '../../domain/advertiser';
import { useTexts } from '../../texts';
import { AdLink } from '../AdLink';

type Props = { banner: Banner; onClose: (() => void) | undefined };

type Picture = 'awaited' | 'shown' | 'broken';

/**
 * One banner, labelled and framed, as large as the box it stands in allows. It shows once its picture is there;
 * one whose picture is broken leaves the box empty.
 */
export function BannerFrame({ banner, onClose }: Props) {
  const t = useTexts();
  const [picture, setPicture] = useState<Picture>('awaited');
  if (picture === 'broken') return null;
  const site = advertiserOf(banner.link);
  return (
    <Box aria-label={t(`slots.${banner.position}`)}>
      <Advert data-shown={picture === 'shown' || undefined}>
        <AdLink link={banner.link}>
          <img
            src={banner.file_path}
            alt={site ? t('advertOf', { site }) : t('advert')}
            loading="lazy"
            decoding="async"
            fetchPriority="low"
            onLoad={() => setPicture('shown')}
            onError={() => setPicture('broken')}
          />
        </AdLink>
        <Label aria-hidden="true">{t('advert')}</Label>
        {onClose && (
          <Close type="button" aria-label={t('close')} onClick={onClose}>
            ×
          </Close>
        )}
      </Advert>
    </Box>
  );
}

const Box = styled.section`
  container-type: size;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  /* A fixed slot lies over the page: beside the picture, clicks are the page's. */
  &&& { pointer-events: none; }
`;

const Advert = styled.div`
  position: relative;
  visibility: hidden;
  pointer-events: auto;
  &[data-shown] { visibility: visible; }
  & > a { display: block; }
  & img {
    display: block;
    max-width: 100cqw;
    max-height: 100cqh;
    border: 1px solid var(--line);
    border-radius: var(--radius-chip);
    object-fit: contain;
  }
`;

const Label = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  padding: 0 4px;
  border-radius: var(--radius-chip) 0;
  background: var(--advert-soft);
  color: var(--advert);
  font-size: 10px;
  line-height: 15px;
  pointer-events: none;
`;

const Close = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 0 var(--radius-chip);
  background: var(--surface-1);
  color: var(--ink);
  font-size: 20px;
  line-height: 1;
  cursor: pointer;
  @media (max-width: 640px) { width: 44px; height: 44px; }
`;
