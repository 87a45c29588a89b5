import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled, { keyframes } from 'styled-components';
import { type CardStop, cardStops, stopByKey } from '../../domain/cardStops';
import { linkedCards } from '../../domain/cards';
import { type Links, NO_LINKS } from '../../domain/syncLinks';
import { t } from '../../texts';
import { useAdContent, useAdStores, useAds } from '../ads';
import { AdvertTag } from '../advert/AdvertTag';
import { LandingCard } from './LandingCard';

/**
 * The strip of cards above every page: links to other sites, each with a betting button. It scrolls sideways, and is one
 * stop of the Tab key; arrows lead through its links.
 */
export function LandingCards({ onEmpty }: { onEmpty: (isEmpty: boolean) => void }) {
  const { links } = useAdStores();
  const { openedAt, isOnServer, ...ads } = useAds();
  const targets = useObservable<Links>(links.links$, NO_LINKS);
  const isBettingOn = ads.isBettingOn ?? false;
  const content = useAdContent();
  useEffect(() => links.open(), [links]);
  const cards = linkedCards(content?.cards.cards ?? [], { links: targets, now: openedAt, isBettingOn });
  const { stop, ...handlers } = useOneStop(cardStops(cards, isBettingOn));
  const hintId = useId();
  const isEmpty = cards.length === 0;
  const isWaiting = ads.isBettingOn === undefined || content === undefined;
  useEffect(() => {
    if (!isWaiting) onEmpty(isEmpty);
  }, [isWaiting, isEmpty, onEmpty]);

  return (
    <Strip aria-label={t('slots.LandingCards')} data-waiting={isWaiting || undefined}>
      <AdvertTag isBetting={isBettingOn} isStacked />
      <Cards role="list" aria-label={t('slots.LandingCards')} {...handlers}>
        {cards.map((card) => (
          <LandingCard
            key={card.id}
            card={card}
            bet={isBettingOn ? content?.cards.bet : undefined}
            // Without scripts no arrow leads from link to link.
            keys={isOnServer ? undefined : { stop, hintId }}
          />
        ))}
      </Cards>
      {!isOnServer && (
        <span id={hintId} hidden>
          {t('cards.keys')}
        </span>
      )}
    </Strip>
  );
}

/** Cards with a betting button are of another width: until it is known whether they have one, there is only their space. */
const waiting = keyframes`from, to { visibility: hidden; }`;

/** The settings of the site may never come. */
const LONGEST_WAIT = '3s';

const Strip = styled.section`
  &[data-waiting] { animation: ${waiting} ${LONGEST_WAIT}; }
  container-type: size;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1);
  height: 100%;
  /* Its three lines are as high as a low strip. */
  & > :first-child { font-size: min(0.75rem, 16px, 26cqh); }
  @media print { display: none; }
  /* A slot that was empty has no height until the next page: no focus must go there. */
  @container (max-height: 1px) { & > * { visibility: hidden; } }
`;

const Cards = styled.ul`
  display: flex;
  gap: var(--space-2);
  min-width: 0;
  height: 100%;
  margin: 0;
  padding: 0;
  overflow: auto hidden;
  list-style: none;
  scroll-snap-type: x proximity;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  /* A mouse needs the scroll bar; fingers push the strip. */
  @media (hover: hover) and (pointer: fine) { scrollbar-width: thin; scrollbar-color: var(--line-strong) transparent; }
  /* The phone's page has no margin of its own; cards scroll to its edge. */
  @media ${PHONE} { padding-right: var(--space-2); }
`;

/**
 * Makes the strip one stop of the Tab key: its last focused link, at first its first one. Arrows, Home and End lead from
 * link to link, and the browser scrolls the focused one into view.
 *
 * @returns the stop, and the handlers of the element with the links, which bear `data-stop`
 */
function useOneStop(stops: readonly CardStop[]) {
  const [focused, setFocused] = useState<string>();
  const stop = stops.find((one) => one === focused) ?? stops[0];

  return {
    stop,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.dataset.stop),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = stopByKey(event.key, stops, stop);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-stop='${next}']`)?.focus();
    },
  };
}
