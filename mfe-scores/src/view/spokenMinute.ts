import { t } from '../texts/texts';

/** The labels of {@link clockLabel} that are abbreviations. */
const ABBREVIATIONS = ['HT', 'OT', 'Pen'] as const;

/** The minute of an event as it is said, `phút 66` or `phút 90 cộng 3`; empty when unknown. */
export function spokenMinute(minute: number, added: number | undefined): string {
  if (minute <= 0) return '';
  return added ? t('spoken.addedMinute', { minute, added }) : t('spoken.minute', { minute });
}

/** The label of a match's clock as it is said: `phút 66`, `phút 45, bù giờ`, `hiệp phụ`. */
export function spokenClock(label: string): string {
  const abbreviation = ABBREVIATIONS.find((known) => known === label);
  if (abbreviation) return t(`spoken.${abbreviation}`);
  if (label.endsWith('+')) return t('spoken.addedTime', { minute: label.slice(0, -1) });
  return label === '' ? '' : t('spoken.minute', { minute: label });
}
