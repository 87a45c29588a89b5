import { t } from '../../../texts/liveTextTexts';
import { type TeamNames, teamNames } from '../../parts/teamNames';

/** Both teams' names as sentences have them: an unknown team is the one at home, or the guest. */
export function sideNames({ home, away }: TeamNames): TeamNames {
  const unknown = teamNames(undefined, undefined);
  return {
    home: home === unknown.home ? t('liveText.side.home') : home,
    away: away === unknown.away ? t('liveText.side.away') : away,
  };
}
