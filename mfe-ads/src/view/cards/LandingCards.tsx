import { useEffect, useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import content from '../../../content/cards.json';
import { type Card, linkedCards } from '../../domain/cards';
import { type Links, NO_LINKS } from '../../domain/syncLinks';
import { adStoresOf } from '../../state/adStoresOf';
import { useTexts } from '../../texts';
import { AdvertTag } from '../advert/AdvertTag';
import { usePageView } from '../advert/usePageView';
import { LandingCard } from './LandingCard';

const CARDS: readonly Card[] = content.cards;

/** The strip of cards above every page: links to other sites, each with a betting button. It scrolls sideways. */
export function LandingCards({ shell }: { shell: Shell }) {
  const t = useTexts();
  const { betting, counter, links } = adStoresOf(shell);
  const targets = useObservable<Links | 'loading'>(links.links$, NO_LINKS);
  const isBettingOn = useObservable(betting.isOn$, undefined) ?? false;
  const { turn } = usePageView(shell);
  const [openedAt] = useState(() => shell.clock.now());
  useEffect(() => links.open(), [links]);

  return (
    <Strip aria-label={t('slots.LandingCards')}>
      <AdvertTag isBetting={isBettingOn} />
      <Cards role="list" tabIndex={0} aria-label={t('slots.LandingCards')}>
        {linkedCards(CARDS, targets, openedAt).map((card) => (
          <LandingCard
            key={card.id}
            card={card}
            bet={isBettingOn ? content.bet : undefined}
            counter={counter}
            turn={turn}
          />
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
  /* A mouse has no finger to push the strip with. */
  @media (hover: hover) and (pointer: fine) { padding-bottom: 2px; scrollbar-width: thin; scrollbar-color: var(--line-strong) transparent; }
  /* The phone's page has no margin of its own; cards go under its edge as they scroll. */
  @media (max-width: 640px) { padding: 0 var(--space-2); scroll-padding: 0 var(--space-2); }
`;
