import { useState } from 'react';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { directionOf, isClosed, isSameLine, type MarketMove, type MovesOfMarket } from '../../../domain/marketMoves';
import { t } from '../../../texts/pricesTexts';
import { useIsOnServer } from '../../parts/html/onServer';
import { QuietButton } from '../../parts/states/QuietButton';
import { closedText, lineText, nameOf, sidesOf, timeText } from './marketTexts';
import { Price } from './Price';
import { tableStyles } from './tableStyles';
import type { PrintedPrice } from './usePrintedPrice';

/** Rows at first, and rows that a press adds: hundreds at once would block a phone. */
const AT_FIRST = 8;
const MORE = 100;

type Props = MovesOfMarket & { print: PrintedPrice };

/** The moves of a market, the newest first: what the chart shows, in words. */
export function MovesTable({ market, moves, print }: Props) {
  const [most, setMost] = useState(AT_FIRST);
  const isOnServer = useIsOnServer();
  const left = Math.max(moves.length - most, 0);
  const hasLine = market !== 'win';
  return (
    <Box>
      <Table>
        <caption>
          <HiddenText>{t('prices.moves', { market: nameOf(market) })}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.time')}</th>
            {hasLine ? <th scope="col">{t('prices.line')}</th> : null}
            {sidesOf(market).map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves
            .slice(left)
            .map((move, index) => (
              <Row
                key={`${move.time} ${move.isLive}`}
                market={market}
                move={move}
                print={print}
                before={moves[left + index - 1]}
              />
            ))
            .reverse()}
        </tbody>
      </Table>
      {left > 0 ? (
        <QuietButton type="button" inert={isOnServer} onClick={() => setMost(most + MORE)}>
          {t('prices.more', { count: Math.min(left, MORE) })}
        </QuietButton>
      ) : null}
    </Box>
  );
}

type RowProps = Omit<Props, 'moves'> & { move: MarketMove; before: MarketMove | undefined };

function Row({ market, move, before, print }: RowProps) {
  const sides = sidesOf(market);
  const hasTurned = before && !isClosed(before) && !isSameLine(before, move);
  const time = (
    <th scope="row" data-live={move.isLive || undefined}>
      {timeText(move)}
    </th>
  );
  if (isClosed(move)) {
    return (
      <tr>
        {time}
        <td colSpan={sides.length + (market === 'win' ? 0 : 1)}>{closedText(move)}</td>
      </tr>
    );
  }
  return (
    <tr>
      {time}
      {market === 'win' ? null : <td data-turned={hasTurned || undefined}>{lineText(market, move.line)}</td>}
      {sides.map((side, index) => (
        <td key={side}>
          <Price text={print(market, move.prices[index])} direction={directionOf(before, move, index)} />
        </td>
      ))}
    </tr>
  );
}

const Box = styled.div`
  & > button { width: 100%; }
`;

const Table = styled.table`
  ${tableStyles}
  & tbody th { color: var(--ink-2); white-space: nowrap; }
  & tbody th[data-live] { color: var(--ink); font-weight: 600; }
  /* A narrow phone with very large text. */
  @media (max-width: 15em) { & tbody th { white-space: normal; } }
  & td { position: relative; }
  & [data-turned] { font-weight: 700; }
`;
