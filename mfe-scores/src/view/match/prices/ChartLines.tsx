import { memo } from 'react';
import type { MovesOfMarket } from '../../../domain/marketMoves';
import { CHART, type PriceChart } from '../../../domain/priceChart';
import { lineOfTurn } from './marketTexts';
import type { PrintedPrice } from './usePrintedPrice';

type Props = MovesOfMarket & { chart: PriceChart; print: PrintedPrice };

/** What stays while a pointer moves over the chart. */
export const ChartLines = memo(function ChartLines({ market, moves, chart, print }: Props) {
  const { top, bottom, right } = CHART.plot;
  const { highest, lowest } = chart;
  return (
    <>
      {chart.turns.map(({ x, index, hasLabel }) => (
        <g key={index}>
          <line data-turn="" x1={x} x2={x} y1={top - 4} y2={bottom} />
          {hasLabel ? (
            <text x={x} y={top - 7}>
              {lineOfTurn(market, moves[index])}
            </text>
          ) : null}
        </g>
      ))}
      {chart.paths.map((path, index) => (
        <path key={index} data-series={index} d={path || undefined} />
      ))}
      <text x={right + 4} y={top + 4}>
        {print(market, highest)}
      </text>
      {lowest === highest ? null : (
        <text x={right + 4} y={bottom + 3}>
          {print(market, lowest)}
        </text>
      )}
    </>
  );
});
