import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import type { Match } from 'shared-kernel/entities/match';
import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { isOver, isScoreShown } from 'shared-kernel/rules/status';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { type MovesOfMarket, movesByMarket } from '../../../domain/marketMoves';
import { t } from '../../../texts/pricesTexts';
import { useIsOnServer } from '../../parts/html/onServer';
import { KeyTable } from './KeyTable';
import { MovesTable } from './MovesTable';
import { nameOf } from './marketTexts';
import { type ChartTimes, PriceChart } from './PriceChart';
import { usePrintedPrice } from './usePrintedPrice';

export type PriceHistoryProps = {
  match: Pick<Match, 'state' | 'match_time'>;
  /** The oldest first, the present prices last. */
  moves: readonly PriceMove[];
  /** When the last of them came, in unix seconds. */
  now: number;
  /** Whose they are; of a group they may be over before the match is. */
  group?: MarketGroup | undefined;
};

/** How the prices of a match moved, market by market. */
export function PriceHistory({ match: { state, match_time }, moves, now, group }: PriceHistoryProps) {
  const title = t(`prices.title.${group ?? 'full'}`);
  const canMove = group ? isGroupOpen(group, state) : !isOver(state);
  const markets = useMemo(() => movesByMarket(moves).filter((one) => one.moves.length > 0), [moves]);
  const until = canMove ? now : (moves.at(-1)?.time ?? now);
  const kickOff = isScoreShown(state) ? match_time : undefined;
  const times = useMemo(() => ({ until, kickOff }), [until, kickOff]);
  const rendered = useOneByOne(markets.length);
  if (markets.length === 0) return <NoData text={t('prices.none')} />;
  const hasMoved = markets.some(({ moves }) => moves.length > 1);
  return (
    <Box>
      <h3>{title}</h3>
      <KeyTable title={title} markets={markets} state={state} canMove={canMove} />
      {hasMoved ? (
        markets
          .slice(0, rendered)
          .map(({ market, moves }) => <MarketHistory key={market} market={market} moves={moves} times={times} />)
      ) : (
        <NoData text={t('prices.onlyOpening')} />
      )}
    </Box>
  );
}

/** How many charts are rendered yet: the first one does not wait for those below it. */
function useOneByOne(all: number): number {
  const isOnServer = useIsOnServer();
  const [rendered, setRendered] = useState(1);
  useEffect(() => {
    if (rendered < all) startTransition(() => setRendered(rendered + 1));
  }, [rendered, all]);
  return isOnServer ? all : rendered;
}

const MarketHistory = memo(function MarketHistory({ market, moves, times }: MovesOfMarket & { times: ChartTimes }) {
  const print = usePrintedPrice();
  return (
    <section>
      <h4>{nameOf(market)}</h4>
      <PriceChart market={market} moves={moves} print={print} times={times} />
      <MovesTable market={market} moves={moves} print={print} />
    </section>
  );
});

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  & > h3 { margin: 0; color: var(--ink-2); font-size: 0.8125rem; }
  & > section { display: grid; gap: var(--space-2) var(--space-6); align-items: start; grid-template-columns: minmax(0, 1fr); }
  & > section > h4 { margin: 0; font-size: 0.875rem; }
  @media ${ABOVE_PHONE} {
    & > section { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    & > section > h4 { grid-column: 1 / -1; }
  }
`;
