import { useEffect } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import content from '../../../content/cards.json';
import { type Card, linkedCards } from '../../domain/cards';
import { type Links, NO_LINKS } from '../../domain/syncLinks';
import { t } from '../../texts';
import { useAds } from '../ads';
import { AdvertTag } from '../advert/AdvertTag';
import { LandingCard } from './LandingCard';

const CARDS: readonly Card[] = content.cards;

/** The strip of cards above every page: links to other sites, each with a betting button. It scrolls sideways. */
export function LandingCards() {
  const { links, openedAt, ...ads } = useAds();
  const targets = useObservable<Links | 'loading'>(links.links$, NO_LINKS);
  const isBettingOn = ads.isBettingOn ?? false;
  useEffect(() => links.open(), [links]);

  return (
    <Strip aria-label={t('slots.LandingCards')}>
      <AdvertTag isBetting={isBettingOn} />
      <Cards role="list" tabIndex={0} aria-label={t('slots.LandingCards')}>
        {linkedCards(CARDS, { links: targets, now: openedAt, isBettingOn }).map((card) => (
          <LandingCard key={card.id} card={card} bet={isBettingOn ? content.bet : undefined} />
        ))}
      </Cards>
    </Strip>
  );
}

const Strip = styled.section`
  display: grid;
  grid-template-rows: 18px minmax(0, 1fr);
  justify-items: start;
  height: 100%;
  @media (max-width: 640px) { & > span { margin-left: var(--space-2); } }
`;

const Cards = styled.ul`
  display: flex;
  gap: var(--space-2);
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  overflow: auto hidden;
  list-style: none;
  scroll-snap-type: x proximity;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  /* A mouse needs the scroll bar; fingers push the strip. */
  @media (hover: hover) and (pointer: fine) { padding-bottom: 2px; scrollbar-width: thin; scrollbar-color: var(--line-strong) transparent; }
  /* The phone's page has no margin of its own; cards scroll to its edge. */
  @media (max-width: 640px) { padding: 0 var(--space-2); scroll-padding: 0 var(--space-2); }
`;
