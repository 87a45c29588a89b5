import type { Competition } from 'shared-kernel/entities/competition';
import type { BoardGroup } from '../../domain/boardGroup';
import { t } from '../../texts/texts';

export function groupName(group: BoardGroup, competitions: ReadonlyMap<number, Competition>): string {
  if (group.kind !== 'league') return t(`group.${group.kind}`);
  return competitions.get(group.competitionId)?.name ?? t('group.unknownLeague');
}
