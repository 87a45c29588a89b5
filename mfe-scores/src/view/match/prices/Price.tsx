import type { PriceDirection } from 'shared-kernel/rules/odds';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { t } from '../../../texts/pricesTexts';

/** A price with the way it moved; the table around it has its colours. */
export function Price({ text, direction }: { text: string | undefined; direction: PriceDirection | undefined }) {
  if (text === undefined) return <span>–</span>;
  if (!direction) return <span translate="no">{text}</span>;
  return (
    <>
      <span translate="no">{text}</span>
      <i data-move={direction} aria-hidden="true">
        {direction === 'rose' ? '▲' : '▼'}
      </i>
      <HiddenText>{` ${t(`prices.${direction}`)}`}</HiddenText>
    </>
  );
}
