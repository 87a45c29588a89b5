import { useEffect } from 'react';
import { NEVER } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import type { OddsChoice } from '../../../domain/oddsChoice';
import { fileOf } from '../../../state/fileOf';
import { OddsCells } from '../../board/OddsCells';
import type { PricesOfLine } from '../../board/rowContext';

type Code = ReturnType<typeof import('./otherPrices').otherPrices>;

const codeOf = fileOf<Code>(
  async (shell) => (await import(/* webpackChunkName: "other-prices" */ './otherPrices')).otherPrices(shell),
  retryOnReconnect,
);

/** Never those of the match in the place of others. */
const NotYet: PricesOfLine = () => <OddsCells odds="" />;

/**
 * What shows the prices of a choice in each line, loaded when somebody chooses, nothing for those of the match; and whether
 * its prices are there, or could not be had.
 */
export function useOtherPrices(shell: Shell, choice: OddsChoice) {
  const file = codeOf(shell);
  const { kind, value: code } = useObservable<Loaded<Code>>(file.state$, LOADING);
  const isOther = choice !== 'full';
  const prices = isOther ? code?.[choice] : undefined;
  useEffect(() => (isOther ? file.open() : undefined), [isOther, file]);
  useEffect(() => prices?.open(), [prices]);
  const isLoaded = useObservable(prices?.isLoaded$ ?? NEVER, false);
  return {
    prices: isOther ? (prices?.Prices ?? NotYet) : undefined,
    hasPrices: !isOther || isLoaded || kind === 'failed',
  };
}
