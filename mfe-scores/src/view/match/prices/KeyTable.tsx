import { PHONE } from 'shared-kernel/design/media';
import type { MatchState } from 'shared-kernel/entities/matchState';
import { isScoreShown } from 'shared-kernel/rules/status';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { keyPrices } from '../../../domain/keyPrices';
import { directionOf, type MarketMove, type MarketName, type MovesOfMarket } from '../../../domain/marketMoves';
import { t } from '../../../texts/pricesTexts';
import { Lock } from '../../parts/row/Lock';
import { lineText, nameOf, sidesOf } from './marketTexts';
import { Price } from './Price';
import { tableStyles } from './tableStyles';
import { usePrintedPrice } from './usePrintedPrice';

type Props = { title: string; markets: readonly MovesOfMarket[]; state: MatchState; canMove: boolean };

/** Opening, last before kick-off, now: what changed since the column before it is marked. */
export function KeyTable({ title, markets, state, canMove }: Props) {
  const hasBegun = isScoreShown(state);
  return (
    <Table>
      <caption>
        <HiddenText>{title}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('prices.market')}</th>
          <th scope="col">{t('prices.opening')}</th>
          {hasBegun ? <th scope="col">{t('prices.beforeKickOff')}</th> : null}
          <th scope="col">{t(canMove ? 'prices.now' : 'prices.last')}</th>
        </tr>
      </thead>
      <tbody>
        {markets.map(({ market, moves }) => {
          const { opening, beforeKickOff, now, isSuspended } = keyPrices(moves, state, canMove);
          return (
            <tr key={market}>
              <th scope="row">{nameOf(market)}</th>
              <Cell market={market} move={opening} />
              {hasBegun ? <Cell market={market} move={beforeKickOff} since={opening} /> : null}
              <Cell
                market={market}
                move={now}
                since={isSuspended ? undefined : (beforeKickOff ?? opening)}
                isLocked={isSuspended}
              />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

type CellProps = {
  market: MarketName;
  move: MarketMove | undefined;
  since?: MarketMove | undefined;
  isLocked?: boolean;
};

function Cell({ market, move, since, isLocked = false }: CellProps) {
  const print = usePrintedPrice();
  if (!move) return <td>–</td>;
  const line = lineText(market, move.line);
  return (
    <td data-locked={isLocked || undefined}>
      {line ? <b>{line}</b> : null}
      <ul>
        {sidesOf(market).map((side, index) => (
          <li key={side}>
            <small>{`${side} `}</small>
            <Price text={print(market, move.prices[index])} direction={directionOf(since, move, index)} />
          </li>
        ))}
      </ul>
      {isLocked ? <Lock /> : null}
    </td>
  );
}

const Table = styled.table`
  ${tableStyles}
  & th[scope='row'] { color: var(--ink-2); text-align: left; }
  & b { display: block; font-weight: 600; }
  & ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 var(--space-3); margin: 0; padding: 0; list-style: none; }
  & li { position: relative; white-space: nowrap; }
  & small { color: var(--ink-2); font-size: 0.75rem; }
  /* Below each other: three do not stand in a line of a phone. */
  @media ${PHONE} {
    & ul { flex-direction: column; width: fit-content; margin: 0 auto; text-align: left; }
    & li > small { display: inline-block; min-width: 2.375rem; font-size: 0.6875rem; }
  }
  /* A narrow phone with very large text: prices stand below the names of their sides. */
  @media (max-width: 15em) {
    & li { white-space: normal; }
    & small { font-size: inherit; }
  }
  & [data-locked] { color: var(--ink-3); }
  & [data-locked] svg { color: var(--ink-2); }
`;
