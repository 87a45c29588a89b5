import type { LineMarket, Quote, WinMarket } from 'shared-kernel/rules/odds';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../texts/detailTexts';
import { useOdds } from '../useOdds';
import type { TeamNames } from './teamNames';

/** The three markets as the board reads them, one a line; a missing one is a dash. Nothing without any. */
export function PriceRows({ odds, names }: { odds: string; names: TeamNames }) {
  const { handicap, overUnder, win } = useOdds(odds);
  if (!handicap && !overUnder && !win) return null;
  const totals = { home: t('detail.over'), away: t('detail.under') };
  return (
    <Box role="group" aria-label={t('detail.prices')}>
      <h3>{t('detail.prices')}</h3>
      <ul>
        <LineRow long={t('column.handicapLong')} short={t('column.handicap')} market={handicap} sides={names} />
        <LineRow long={t('column.overUnderLong')} short={t('column.overUnder')} market={overUnder} sides={totals} />
        <WinRow market={win} names={names} />
      </ul>
    </Box>
  );
}

type LineRowProps = { long: string; short: string; market: LineMarket | undefined; sides: TeamNames };

function LineRow({ long, short, market, sides }: LineRowProps) {
  if (!market) return <NoMarket long={long} short={short} />;
  const said = { homeValue: quoteText(market.home), awayValue: quoteText(market.away) };
  return (
    <Line>
      <HiddenText>{t('detail.pairForReaders', { what: long, ...sides, ...said })}</HiddenText>
      <QuoteText quote={market.home} />
      <small aria-hidden="true">{short}</small>
      <QuoteText quote={market.away} />
    </Line>
  );
}

function WinRow({ market, names }: { market: WinMarket | undefined; names: TeamNames }) {
  const [long, short] = [t('column.winLong'), t('column.win')];
  if (!market) return <NoMarket long={long} short={short} />;
  const prices = { homePrice: market.home ?? '–', draw: market.draw ?? '–', awayPrice: market.away ?? '–' };
  return (
    <Line>
      <HiddenText>
        {long}: {t('detail.winForReaders', { ...names, ...prices })}
      </HiddenText>
      <span aria-hidden="true">{prices.homePrice}</span>
      <small aria-hidden="true">
        {short} · {t('detail.draw', { price: prices.draw })}
      </small>
      <span aria-hidden="true">{prices.awayPrice}</span>
    </Line>
  );
}

function NoMarket({ long, short }: { long: string; short: string }) {
  return (
    <Line>
      <HiddenText>
        {long}: {t('odds.none')}
      </HiddenText>
      <span aria-hidden="true">–</span>
      <small aria-hidden="true">{short}</small>
      <span aria-hidden="true">–</span>
    </Line>
  );
}

function QuoteText({ quote }: { quote: Quote }) {
  return (
    <span aria-hidden="true">
      {quote.line ? <b>{quote.line} </b> : null}
      {quote.price ?? '–'}
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
`;
