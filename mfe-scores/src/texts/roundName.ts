import type { Round } from '../domain/matchesByRound';
import { stageName } from './stageName';
import { t } from './stageTexts';

/** The round of a match in words: `Vòng 16`, `Tứ kết`, `Bảng A`; nothing where it is not known. */
export function roundName({ stage, matchday }: Round): string | undefined {
  if (stage) return stageName(stage);
  return matchday === undefined ? undefined : t('stage.matchday', { number: matchday });
}
