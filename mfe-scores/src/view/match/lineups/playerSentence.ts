import type { LineupPlayer } from 'shared-kernel/entities/lineups';
import { incidentMinute } from 'shared-kernel/rules/formats';
import { spokenClock } from 'shared-kernel/rules/spokenClock';
import type { PlayerEvent } from '../../../domain/playerEvents';
import { t } from '../../../texts/detailTexts';

/** A player as they are said: `số 10, Nguyễn Quang Hải, tiền vệ, bàn thắng phút 23, ra sân phút 67`. */
export function playerSentence({ name, number, position }: LineupPlayer, events: readonly PlayerEvent[]): string {
  const parts = [
    number === undefined ? '' : t('lineups.number', { number }),
    name,
    position === undefined ? '' : t(`lineups.position.${position}`),
    ...events.map(({ kind, minute }) => `${t(`lineups.event.${kind}`)} ${spokenClock(incidentMinute(minute))}`.trim()),
  ];
  return parts.filter(Boolean).join(', ');
}
