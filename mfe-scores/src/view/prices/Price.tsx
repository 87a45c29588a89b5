import type { PriceMove } from 'shared-kernel/rules/odds';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { t } from '../../texts/pricesTexts';

/** A price with the way it moved; the table around it has its colours. */
export function Price({ text, move }: { text: string | undefined; move: PriceMove | undefined }) {
  if (text === undefined) return '–';
  if (!move) return text;
  return (
    <>
      {text}
      <i data-move={move} aria-hidden="true">
        {move === 'rose' ? '▲' : '▼'}
      </i>
      <HiddenText> {t(`prices.${move}`)}</HiddenText>
    </>
  );
}
