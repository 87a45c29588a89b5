import type { Competition } from 'shared-kernel/entities/competition';
import type { Id } from 'shared-kernel/entities/id';
import type { BoardGroup } from 'shared-kernel/rules/board/boardGroup';
import { t } from '../../texts/texts';
import { dayName } from '../parts/dayStrip/dayName';

export function groupName(group: BoardGroup, competitions: ReadonlyMap<Id, Competition>): string {
  switch (group.kind) {
    case 'league':
      return competitions.get(group.competitionId)?.name ?? t('group.unknownLeague');
    case 'date':
      return dayName(group.day);
    default:
      return t(`group.${group.kind}`);
  }
}
