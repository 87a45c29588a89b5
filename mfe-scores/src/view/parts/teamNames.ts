import { t } from '../../texts/detailTexts';

export type TeamNames = { home: string; away: string };

/** Both teams' names, or the words for an unknown one. */
export function teamNames(home: string | undefined, away: string | undefined): TeamNames {
  return { home: home ?? t('row.unknownTeam'), away: away ?? t('row.unknownTeam') };
}
