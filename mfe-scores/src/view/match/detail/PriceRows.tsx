import { CRAMPED } from 'shared-kernel/design/media';
import type { LineMarket, Quote, WinMarket } from 'shared-kernel/rules/odds';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import { PriceFormSwitch } from '../../parts/odds/PriceFormSwitch';
import { useOdds } from '../../parts/odds/useOdds';
import { Lock } from '../../parts/row/Lock';
import type { TeamNames } from '../../parts/teamNames';

type Props = {
  odds: string;
  suspended?: string | undefined;
  names: TeamNames;
  /** What is bet on; the match unless said. Its own prices have the switch for the form of all. */
  title?: string;
};

/**
 * The three markets as the board reads them, one a line, their figures below each other; a missing one is a dash, a suspended one
 * has a lock. Nothing without any.
 */
export function PriceRows({ odds, suspended, names, title }: Props) {
  const { handicap, overUnder, win, suspended: locked } = useOdds(odds, suspended);
  if (!handicap && !overUnder && !win) return null;
  const heading = title ?? t('detail.prices');
  const totals = { home: t('detail.over'), away: t('detail.under') };
  return (
    <Box role="group" aria-label={heading}>
      <Head>
        <h3>{heading}</h3>
        {title === undefined ? <PriceFormSwitch /> : null}
      </Head>
      <Sides aria-hidden="true">
        <span>{t('detail.sides.home')}</span>
        <span>{t('detail.sides.draw')}</span>
        <span>{t('detail.sides.away')}</span>
      </Sides>
      <ul>
        <MarketLine name="handicap" isLocked={locked.handicap} {...lineMarket(handicap, names)} />
        <MarketLine name="overUnder" isLocked={locked.overUnder} {...lineMarket(overUnder, totals)} />
        <MarketLine name="win" isLocked={locked.win} {...winMarket(win, names)} />
      </ul>
    </Box>
  );
}

/** A market's words for screen readers, and what stands in its columns. */
type Market = {
  said: string;
  /** The home line and price, the draw, the away line and price. */
  figures: readonly (string | undefined)[];
};

const none = (): Market => ({ said: t('odds.none'), figures: ['', undefined, '', '', undefined] });

function lineMarket(market: LineMarket | undefined, sides: TeamNames): Market {
  if (!market) return none();
  const { home, away } = market;
  const values = { homeValue: quoteText(home), awayValue: quoteText(away) };
  return {
    said: t('detail.pairOfSides', { ...sides, ...values }),
    figures: [home.line ?? '', home.price, '', away.line ?? '', away.price],
  };
}

function winMarket(market: WinMarket | undefined, names: TeamNames): Market {
  if (!market) return none();
  const { home, draw, away } = market;
  const prices = { homePrice: home ?? '–', draw: draw ?? '–', awayPrice: away ?? '–' };
  return { said: t('detail.winForReaders', { ...names, ...prices }), figures: ['', home, draw, '', away] };
}

const quoteText = ({ line, price }: Quote) => [line, price ?? '–'].filter(Boolean).join(' ');

type LineProps = Market & { name: 'handicap' | 'overUnder' | 'win'; isLocked: boolean };

/** Readers hear the lock after the prices. */
function MarketLine({ name, isLocked, said, figures }: LineProps) {
  return (
    <Line data-locked={isLocked || undefined}>
      <HiddenText>{`${t(`column.${name}Long`)}: ${said}`}</HiddenText>
      <small>
        <span aria-hidden="true">{t(`column.${name}`)}</span>
        {isLocked ? <Lock /> : null}
      </small>
      {figures.map((figure, column) => (
        <span key={column} aria-hidden="true" translate="no">
          {figure ?? '–'}
        </span>
      ))}
    </Line>
  );
}

const Box = styled.div`
  width: 100%;
  max-width: 40rem;
  margin: 0 auto;
  font-variant-numeric: tabular-nums;
  --columns: 3.25rem minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr);
  & > ul { margin: 0; padding: 0; list-style: none; }
  /* Very large text: three columns, with lines above their prices. */
  @media ${CRAMPED} { --columns: repeat(3, minmax(0, 1fr)); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  & > h3 { margin: 0; color: var(--ink-2); font-size: 0.8125rem; }
  & > [role='group'] { border-width: 1px; border-radius: var(--radius-card); font-size: 0.8125rem; }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  gap: 0 var(--space-1);
  padding: var(--space-1) 0;
  color: var(--ink-2);
  font-size: 0.75rem;
  text-align: right;
  & > :first-child { grid-column: 2 / span 2; }
  & > :last-child { grid-column: span 2; }
  @media ${CRAMPED} {
    text-align: center;
    & > span:nth-child(n) { grid-column: auto; }
  }
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  gap: 0 var(--space-1);
  min-height: 2rem;
  border-top: 1px solid var(--line);
  font-size: 0.875rem;
  text-align: right;
  & > small { color: var(--ink-2); font-size: 0.8125rem; text-align: left; }
  & > :is(:nth-child(3), :nth-child(6)) { color: var(--accent); font-weight: 600; }
  & svg { margin-left: var(--space-1); vertical-align: -1px; }
  &[data-locked] > span { color: var(--ink-3); }
  @media ${CRAMPED} {
    grid-template-areas: 'name name name' 'home-line . away-line' 'home draw away';
    text-align: center;
    & > small { grid-area: name; }
    & > :nth-child(3) { grid-area: home-line; }
    & > :nth-child(4) { grid-area: home; }
    & > :nth-child(5) { grid-area: draw; }
    & > :nth-child(6) { grid-area: away-line; }
    & > :nth-child(7) { grid-area: away; }
  }
`;
