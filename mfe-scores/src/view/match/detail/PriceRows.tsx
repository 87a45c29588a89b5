import type { ReactNode } from 'react';
import type { LineMarket, Quote, WinMarket } from 'shared-kernel/rules/odds';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import { useOdds } from '../../parts/odds/useOdds';
import { Lock } from '../../parts/row/Lock';
import type { TeamNames } from '../../parts/teamNames';

type Props = {
  odds: string;
  suspended?: string | undefined;
  names: TeamNames;
  /** What is bet on; the match unless said. */
  title?: string;
};

/**
 * The three markets as the board reads them, one a line; a missing one is a dash, a suspended one has a lock. Nothing without
 * any.
 */
export function PriceRows({ odds, suspended, names, title = t('detail.prices') }: Props) {
  const { handicap, overUnder, win, suspended: locked } = useOdds(odds, suspended);
  if (!handicap && !overUnder && !win) return null;
  const totals = { home: t('detail.over'), away: t('detail.under') };
  const [ofHandicap, ofTotal] = [
    { long: t('column.handicapLong'), short: t('column.handicap'), isLocked: locked.handicap },
    { long: t('column.overUnderLong'), short: t('column.overUnder'), isLocked: locked.overUnder },
  ];
  return (
    <Box role="group" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        <LineRow {...ofHandicap} market={handicap} sides={names} />
        <LineRow {...ofTotal} market={overUnder} sides={totals} />
        <WinRow market={win} isLocked={locked.win} names={names} />
      </ul>
    </Box>
  );
}

type LineRowProps = {
  long: string;
  short: string;
  isLocked: boolean;
  market: LineMarket | undefined;
  sides: TeamNames;
};

function LineRow({ long, short, isLocked, market, sides }: LineRowProps) {
  if (!market) return <NoMarket long={long} short={short} />;
  const said = { homeValue: quoteText(market.home), awayValue: quoteText(market.away) };
  return (
    <Line data-locked={isLocked || undefined}>
      <HiddenText>{t('detail.pairForReaders', { what: long, ...sides, ...said })}</HiddenText>
      <QuoteText quote={market.home} />
      <Middle isLocked={isLocked}>{short}</Middle>
      <QuoteText quote={market.away} />
    </Line>
  );
}

function WinRow({ market, isLocked, names }: { market: WinMarket | undefined; isLocked: boolean; names: TeamNames }) {
  const [long, short] = [t('column.winLong'), t('column.win')];
  if (!market) return <NoMarket long={long} short={short} />;
  const prices = { homePrice: market.home ?? '–', draw: market.draw ?? '–', awayPrice: market.away ?? '–' };
  return (
    <Line data-locked={isLocked || undefined}>
      <HiddenText>{`${long}: ${t('detail.winForReaders', { ...names, ...prices })}`}</HiddenText>
      <span aria-hidden="true">{prices.homePrice}</span>
      <Middle isLocked={isLocked}>{`${short} · ${t('detail.draw', { price: prices.draw })}`}</Middle>
      <span aria-hidden="true">{prices.awayPrice}</span>
    </Line>
  );
}

/** Readers hear the lock after the prices. */
function Middle({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <small>
      <span aria-hidden="true">{children}</span>
      {isLocked ? <Lock /> : null}
    </small>
  );
}

function NoMarket({ long, short }: { long: string; short: string }) {
  return (
    <Line>
      <HiddenText>{`${long}: ${t('odds.none')}`}</HiddenText>
      <span aria-hidden="true">–</span>
      <small aria-hidden="true">{short}</small>
      <span aria-hidden="true">–</span>
    </Line>
  );
}

function QuoteText({ quote }: { quote: Quote }) {
  return (
    <span aria-hidden="true" translate="no">
      {quote.line ? <b>{`${quote.line} `}</b> : null}
      <span>{quote.price ?? '–'}</span>
    </span>
  );
}

const quoteText = ({ line, price }: Quote) => [line, price ?? '–'].filter(Boolean).join(' ');

const Box = styled.div`
  & > h3 { margin: 0 0 var(--space-1); color: var(--ink-2); font-size: 0.8125rem; }
  & > ul { margin: 0; padding: 0; list-style: none; }
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2);
  min-height: 30px;
  border-top: 1px solid var(--line);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
  & > small { color: var(--ink-2); font-size: 0.8125rem; }
  & b { color: var(--accent); font-weight: 600; }
  & svg { margin-left: var(--space-1); vertical-align: -1px; }
  &[data-locked], &[data-locked] b { color: var(--ink-3); }
`;
