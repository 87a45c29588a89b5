import { map } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { freshValue } from '../../../state/createPolled';
import { createOpenMarkets, type OpenMarkets } from '../../../state/openMarkets';
import { OddsCells } from '../../board/OddsCells';
import type { PricesOfLine } from '../../board/rowContext';

/** What shows the prices of the first half, or of corners, in the lines of a board; it loads them while it is open. */
export function otherPrices(shell: Shell) {
  return { half: pricesOf(shell, 'half'), corners: pricesOf(shell, 'corners') };
}

function pricesOf(shell: Shell, group: MarketGroup) {
  const { state$, open } = createOpenMarkets(shell, group);
  const Prices: PricesOfLine = ({ id }) => {
    const markets = freshValue(useObservable<Loaded<OpenMarkets>>(state$, LOADING))?.get(id);
    return <OddsCells odds={markets?.odds ?? ''} suspended={markets?.suspended_odds} />;
  };
  return { Prices, open, isLoaded$: state$.pipe(map(({ kind }) => kind !== 'loading')) };
}
