import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { isClosed, type MovesOfMarket } from '../../../domain/marketMoves';
import { CHART, type ChartPoint, moveAt, priceChart } from '../../../domain/priceChart';
import { t } from '../../../texts/pricesTexts';
import { useIsOnServer } from '../../parts/html/onServer';
import { ChartLines } from './ChartLines';
import { closedText, lineText, nameOf, sayMove, sidesOf, timeText } from './marketTexts';
import { TimeLabels } from './TimeLabels';
import type { PrintedPrice } from './usePrintedPrice';

export type ChartTimes = { readonly until: number; readonly kickOff: number | undefined };

type Props = MovesOfMarket & { print: PrintedPrice; times: ChartTimes };

/** The prices of a market through time. Pointer and arrow keys say what each moment had; at first the newest. */
export function PriceChart({ market, moves, print, times }: Props) {
  const sides = sidesOf(market);
  const chart = useMemo(() => priceChart(moves, sides.length, times), [moves, sides.length, times]);
  const [chosen, setChosen] = useState<number>();
  const index = Math.min(chosen ?? moves.length, moves.length - 1);
  const move = moves[index];
  const isOnServer = useIsOnServer();
  if (!move) return null;
  const said = sayMove(market, move, print);
  const label = t('prices.chart', { market: nameOf(market) });
  const looks = isOnServer
    ? ({ role: 'img', 'aria-label': `${label}: ${said}` } as const)
    : ({
        role: 'slider',
        tabIndex: 0,
        'aria-label': label,
        'aria-valuemin': 1,
        'aria-valuemax': moves.length,
        'aria-valuenow': index + 1,
        'aria-valuetext': said,
        onKeyDown: (event: KeyboardEvent) => {
          const next = indexAfter(event.key, index, moves.length - 1);
          if (next === undefined) return;
          event.preventDefault();
          setChosen(next);
        },
        onPointerMove: (event: PointerEvent) => setChosen(indexUnder(event, chart.points)),
        onPointerDown: (event: PointerEvent) => setChosen(indexUnder(event, chart.points)),
        // A finger that is lifted leaves as well, and what it chose is still being read.
        onPointerLeave: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') setChosen(undefined);
        },
        onBlur: () => setChosen(undefined),
      } as const);
  return (
    <Figure {...looks}>
      <Said aria-hidden="true">
        <b>{timeText(move)}</b>
        <span>{lineText(market, move.line)}</span>
        {isClosed(move) ? (
          <span>{closedText(move)}</span>
        ) : (
          sides.map((side, place) => (
            <span key={side} data-series={place}>
              <span>{`${side} `}</span>
              <b translate="no">{print(market, move.prices[place]) ?? '–'}</b>
            </span>
          ))
        )}
      </Said>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true" focusable="false" {...UNTRANSLATED}>
        <ChartLines market={market} moves={moves} chart={chart} print={print} />
        <TimeLabels from={chart.from} until={chart.until} kickOff={chart.kickOff} />
        {chosen === undefined ? null : <Cursor point={chart.points[index]} />}
      </svg>
    </Figure>
  );
}

/** What a translator would put around the labels is not rendered. React's types do not have it for SVG. */
const UNTRANSLATED = { translate: 'no' };

function indexAfter(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(index - 1, 0);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(index + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function indexUnder({ currentTarget, clientX }: PointerEvent, points: readonly ChartPoint[]): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return moveAt(points, ((clientX - left) / (width || 1)) * CHART.width);
}

function Cursor({ point }: { point: ChartPoint | undefined }) {
  if (!point) return null;
  const { top, bottom } = CHART.plot;
  return (
    <>
      <line data-cursor="" x1={point.x} x2={point.x} y1={top} y2={bottom} />
      {point.ys.map((y, index) =>
        y === undefined ? null : <circle key={index} data-series={index} cx={point.x} cy={y} r={3} />,
      )}
    </>
  );
}

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  min-height: 1.4em;
  margin: 0;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  & > span:empty { display: none; }
`;

const Figure = styled.div`
  touch-action: pan-y;
  & svg { display: block; width: 100%; height: auto; }
  & path { fill: none; stroke-width: 1.75; stroke-linejoin: round; }
  & line { stroke: var(--line-strong); stroke-width: 1; }
  & line[data-turn] { stroke-dasharray: 2 3; }
  & line[data-kick-off] { stroke: var(--ink-2); }
  & line[data-cursor] { stroke: var(--ink); }
  & text { fill: var(--ink-2); font-size: 10px; font-variant-numeric: tabular-nums; }
  & [data-series='0'] { --series: var(--focus); }
  & [data-series='1'] { --series: var(--favourite); }
  & [data-series='2'] { --series: var(--ink-2); }
  & path { stroke: var(--series); }
  & path[data-series='1'] { stroke-dasharray: 5 2; }
  & path[data-series='2'] { stroke-dasharray: 1.5 2; }
  & circle { fill: var(--series); }
  & span[data-series] { border-bottom: 2px solid var(--series); }
  & span[data-series='1'] { border-bottom-style: dashed; }
  & span[data-series='2'] { border-bottom-style: dotted; }
  @media ${ABOVE_PHONE} {
    & text { font-size: 8px; }
  }
`;
