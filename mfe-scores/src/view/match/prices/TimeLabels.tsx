import { dayMonth, hourMinute } from 'shared-kernel/rules/formats';
import { CHART, type PriceChart } from '../../../domain/priceChart';
import { t } from '../../../texts/pricesTexts';

/** Below the chart, in the visitor's zone (M14): where it begins and ends, and the kick-off. */
export function TimeLabels({ from, until, kickOff }: Pick<PriceChart, 'from' | 'until' | 'kickOff'>) {
  const { left, right, bottom, top } = CHART.plot;
  const isFirst = kickOff !== undefined && kickOff.x <= left;
  const isOneDay = dayMonth(from) === dayMonth(until);
  const label = (time: number) => (isOneDay ? hourMinute(time) : `${dayMonth(time)} ${hourMinute(time)}`);
  const y = bottom + 18;
  return (
    <>
      {kickOff ? (
        <>
          <line data-kick-off="" x1={kickOff.x} x2={kickOff.x} y1={top} y2={bottom + 6} />
          <text x={kickOff.x} y={y} textAnchor={isFirst ? 'start' : 'middle'}>
            {t('prices.kickOff', { time: hourMinute(kickOff.time) })}
          </text>
        </>
      ) : null}
      {isFirst ? null : (
        <text x={left} y={y}>
          {label(from)}
        </text>
      )}
      <text x={right} y={y} textAnchor="end">
        {kickOff ? hourMinute(until) : label(until)}
      </text>
    </>
  );
}
