/** What the labels without a minute say. */
const WORDS: Readonly<Record<string, string>> = {
  HT: 'nghỉ giữa hai hiệp',
  OT: 'hiệp phụ',
  Pen: 'loạt sút luân lưu',
};

/**
 * The minute of a match or an event as it is said: `phút 66`, `phút 90 cộng 3`, `phút 45, bù giờ`, `hiệp phụ`.
 *
 * @param label as `clockLabel` and `incidentMinute` write it; empty for an unknown minute, which is not said
 */
export function spokenClock(label: string): string {
  const [, minute, added] = /^(\d+)(?:\+(\d*))?$/.exec(label) ?? [];
  if (minute === undefined) return WORDS[label] ?? label;
  if (added === undefined) return `phút ${minute}`;
  return added ? `phút ${minute} cộng ${added}` : `phút ${minute}, bù giờ`;
}
