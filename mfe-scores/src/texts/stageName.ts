import type { Stage } from 'shared-kernel/entities/stage';
import { t } from './stageTexts';

/** The part of a cup in words, as its heading has it: `Tứ kết`, `Bảng A`, `Vòng bảng thứ hai, bảng A`. */
export function stageName({ round, group, phase }: Stage): string {
  const named = phase && t(`stage.phase.${phase}`);
  if (group === undefined) return named ?? t(`stage.round.${round}`);
  return named ? t('stage.groupOfPhase', { phase: named, name: group }) : t('stage.group', { name: group });
}
