import { useRef, useState } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import type { CardStop } from '../../domain/cardStops';
import type { LinkedCard } from '../../domain/cards';
import { t } from '../../texts';
import { AdLink } from '../advert/AdLink';
import { useCounted } from '../advert/useCounted';

/** How the keyboard leads through the strip. Without it each link is a stop of its own. */
export type CardKeys = {
  /** The one link of the strip that the Tab key reaches. */
  stop: CardStop | undefined;
  /** Id of the words about the keys, which that link bears. */
  hintId: string;
};

type Props = {
  card: LinkedCard;
  /** The betting button; missing where betting is off. */
  bet: { text: string; link: string } | undefined;
  keys: CardKeys | undefined;
};

/** A site to watch or read elsewhere. */
export function LandingCard({ card, bet, keys }: Props) {
  const [isBroken, setBroken] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  const onClick = useCounted(box, { slot: 'LandingCards', id: card.id });
  const onBet = useCounted(box, { slot: 'CardBet', id: bet && card.id });
  const { picture, target } = card;
  const stopAt = (own: CardStop) =>
    keys && {
      'data-stop': own,
      ...(own === keys.stop ? { tabIndex: 0, 'aria-describedby': keys.hintId } : { tabIndex: -1 }),
    };

  return (
    <Box ref={box}>
      <Picture aria-hidden="true">
        {!isBroken && (
          <img
            src={picture.file}
            width={40}
            height={40}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
      </Picture>
      <Title>{card.title}</Title>
      <Buttons>
        <AdLink
          link={target}
          aria-label={t('cards.watch', { title: card.title })}
          onClick={onClick}
          onAuxClick={onClick}
          {...stopAt(`${card.id} watch`)}
        >
          {t('cards.watchNow')}
        </AdLink>
        {bet && (
          <AdLink
            link={bet.link}
            data-bet=""
            aria-label={t('cards.bet', { text: bet.text, title: card.title })}
            onClick={onBet}
            onAuxClick={onBet}
            {...stopAt(`${card.id} bet`)}
          >
            {bet.text}
          </AdLink>
        )}
      </Buttons>
    </Box>
  );
}

/** In one line, as wide as it needs; a higher strip has two, and narrower cards. */
const Box = styled.li`
  display: grid;
  flex: none;
  grid-template-columns: 40px auto auto;
  column-gap: var(--space-2);
  align-items: center;
  height: 100%;
  padding: 0 var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  scroll-snap-align: start;
  /* The strip is as high as its buttons, which reach from edge to edge of it. */
  @media ${PHONE} { border-block: 0; box-shadow: inset 0 1px var(--line), inset 0 -1px var(--line); }
  @container (min-height: 5rem) {
    grid-template-columns: 40px auto;
    row-gap: var(--space-1);
    align-content: center;
  }
`;

const Picture = styled.div`
  width: 40px;
  height: 40px;
  & > img { display: block; border-radius: var(--radius-card); }
  @container (min-height: 5rem) { grid-row: 1 / 3; }
`;

const Title = styled.div`
  display: -webkit-box;
  max-width: 7.5em;
  overflow: hidden;
  font-size: var(--text-board);
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  @container (min-height: 5rem) { max-width: none; white-space: nowrap; }
`;

const Buttons = styled.div`
  display: flex;
  gap: 4px;
  & > * {
    display: grid;
    flex: 1 1 auto;
    place-items: center;
    min-height: 32px;
    padding: 0 var(--space-2);
    border-radius: var(--radius-chip);
    font-size: 0.75rem;
    white-space: nowrap;
  }
  & > a { border: 1px solid var(--line-strong); color: var(--accent); font-weight: 600; text-decoration: none; }
  /* Forced colours show the border. */
  & > a[data-bet] { border-color: transparent; background: var(--live-soft); color: var(--live); }
  & > a:focus-visible { outline-offset: -2px; }
  @media ${PHONE}, (pointer: coarse) { & > * { min-height: 44px; } }
  /* A finger finds them in all of the strip's height, and they look lower. */
  @media ${PHONE} {
    & > a, & > a[data-bet] { position: relative; z-index: 0; padding: 0 10px; border-color: transparent; background: none; }
    & > a::before {
      position: absolute;
      z-index: -1;
      inset: 5px 1px;
      border: 1px solid var(--line-strong);
      border-radius: var(--radius-chip);
      content: '';
    }
    & > a[data-bet]::before { border-color: transparent; background: var(--live-soft); }
  }
`;
