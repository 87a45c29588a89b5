import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { LinkedCard } from '../../domain/cards';
import { t } from '../../texts';
import { AdLink } from '../advert/AdLink';
import { useCounted } from '../advert/useCounted';

type Props = {
  card: LinkedCard;
  /** The betting button; missing where betting is off. */
  bet: { text: string; link: string } | undefined;
};

/** A site to watch or read elsewhere. Until its target is known, the button says so and is no link. */
export function LandingCard({ card, bet }: Props) {
  const [isBroken, setBroken] = useState(false);
  const box = useRef<HTMLLIElement>(null);
  const onClick = useCounted(box, { slot: 'LandingCards', id: card.id });
  const onBet = useCounted(box, { slot: 'CardBet', id: bet && card.id });
  const { picture, target } = card;

  return (
    <Box ref={box}>
      <Picture aria-hidden="true">
        {!isBroken && (
          <img
            {...{ src: picture.file, width: 40, height: 40 }}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
      </Picture>
      <Title>{card.title}</Title>
      <Buttons>
        {target === undefined ? (
          <Waiting>{t('cards.loading')}</Waiting>
        ) : (
          <AdLink
            link={target}
            aria-label={t('cards.watch', { title: card.title })}
            onClick={onClick}
            onAuxClick={onClick}
          >
            {t('cards.watchNow')}
          </AdLink>
        )}
        {bet && (
          <AdLink
            link={bet.link}
            data-bet=""
            aria-label={t('cards.bet', { text: bet.text, title: card.title })}
            onClick={onBet}
            onAuxClick={onBet}
          >
            {bet.text}
          </AdLink>
        )}
      </Buttons>
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  flex: none;
  grid-template: minmax(0, 1fr) auto / 44px minmax(0, 1fr);
  column-gap: var(--space-2);
  align-items: center;
  width: 232px;
  height: 100%;
  padding: 6px var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  scroll-snap-align: start;
  @media (max-width: 640px) { padding-block: 3px; }
`;

const Picture = styled.div`
  grid-row: 1 / -1;
  width: 40px;
  height: 40px;
  & > img { display: block; border-radius: var(--radius-card); }
`;

const Title = styled.div`
  overflow: hidden;
  font-size: var(--text-board);
  font-weight: 600;
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Waiting = styled.span`
  color: var(--ink-2);
`;

const Buttons = styled.div`
  display: flex;
  gap: 4px;
  & > * {
    display: grid;
    flex: 1 1 auto;
    place-items: center;
    min-height: 30px;
    padding: 0 6px;
    border-radius: var(--radius-chip);
    font-size: 12px;
    white-space: nowrap;
  }
  & > a { border: 1px solid var(--line-strong); color: var(--accent); font-weight: 600; text-decoration: none; }
  & > a[data-bet] { border-color: transparent; background: var(--live-soft); color: var(--live); }
  @media (max-width: 640px) { & > * { min-height: 44px; } }
`;
