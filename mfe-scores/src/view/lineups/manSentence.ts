import type { LineupPlayer } from 'shared-kernel/entities/lineups';
import { incidentMinute } from 'shared-kernel/rules/formats';
import { spokenClock } from 'shared-kernel/rules/spokenClock';
import type { Deed } from '../../domain/deeds';
import { t } from '../../texts/detailTexts';

/** A man as he is said: `số 10, Nguyễn Quang Hải, tiền vệ, bàn thắng phút 23, ra sân phút 67`. */
export function manSentence({ name, number, position }: LineupPlayer, deeds: readonly Deed[]): string {
  const parts = [
    number === undefined ? '' : t('lineups.number', { number }),
    name,
    position === undefined ? '' : t(`lineups.position.${position}`),
    ...deeds.map(({ kind, minute }) => `${t(`lineups.deed.${kind}`)} ${spokenClock(incidentMinute(minute))}`.trim()),
  ];
  return parts.filter(Boolean).join(', ');
}
