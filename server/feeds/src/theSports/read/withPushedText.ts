import { TEXT_LINES_MOST, type VendorTextLine } from 'shared-kernel/entities/vendorText';

/**
 * The known text with what a push brought: whether that is all of the text, or only what is new, is written down nowhere. A
 * whole one has the last line that is known; the next poll has all of it.
 */
export function withPushedText(known: readonly VendorTextLine[], pushed: readonly VendorTextLine[]): VendorTextLine[] {
  const lines = new Set(known.map(keyOf));
  const last = known.at(-1);
  const isWhole = pushed.length >= known.length && (!last || pushed.some((line) => keyOf(line) === keyOf(last)));
  const more = isWhole ? pushed : [...known, ...pushed.filter((line) => !lines.has(keyOf(line)))];
  return more.slice(-TEXT_LINES_MOST);
}

const keyOf = ({ time, text }: VendorTextLine) => `${time} ${text}`;
